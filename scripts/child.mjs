/** Waits for a process that was started with its output in pipes: how it ended, and all that it said. */
export const whatItSaid = child =>
  new Promise(resolve => {
    let output = '';
    const keep = part => {
      output += part;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', error => resolve({ code: 1, signal: null, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
