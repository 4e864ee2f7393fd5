/** As much of JSON Schema as /openapi.json uses. A keyword that is not known here fails the test that meets it. */
type Schema = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const size = (value: unknown): number => Number(value);

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  number: value => typeof value === 'number',
  integer: Number.isInteger,
  null: value => value === null,
};

/** Everything about `value` that does not fit, a line each; `root` is what references begin from. */
export function misfits(root: unknown, schema: unknown, value: unknown, place = '$'): string[] {
  if (!isObject(schema)) return [`${place}: no schema`];
  const inside = (part: unknown, of: unknown, where: string) => misfits(root, part, of, where);
  const fitting = (parts: unknown) => list(parts).filter(part => inside(part, value, place).length === 0).length;
  const faults: string[] = [];
  const need = (fits: boolean, what: string) => {
    if (!fits) faults.push(`${place}: ${what}, found ${JSON.stringify(value)?.slice(0, 80)}`);
  };
  for (const [keyword, wanted] of Object.entries(schema)) {
    switch (keyword) {
      case '$ref':
        faults.push(...inside(referred(root, String(wanted)), value, place));
        break;
      case 'type':
        need(types[String(wanted)]?.(value) ?? false, `expected ${String(wanted)}`);
        break;
      case 'const':
        need(value === wanted, `expected ${JSON.stringify(wanted)}`);
        break;
      case 'enum':
        need(list(wanted).includes(value), `expected one of ${JSON.stringify(wanted)}`);
        break;
      case 'anyOf':
        need(fitting(wanted) > 0, 'fits none');
        break;
      case 'oneOf':
        need(fitting(wanted) === 1, `fits ${fitting(wanted)}, not one`);
        break;
      case 'minimum':
        need(typeof value !== 'number' || value >= size(wanted), `less than ${String(wanted)}`);
        break;
      case 'maximum':
        need(typeof value !== 'number' || value <= size(wanted), `more than ${String(wanted)}`);
        break;
      case 'minLength':
        need(typeof value !== 'string' || value.length >= size(wanted), 'too short');
        break;
      case 'maxLength':
        need(typeof value !== 'string' || value.length <= size(wanted), 'too long');
        break;
      case 'pattern':
        need(typeof value !== 'string' || new RegExp(String(wanted), 'u').test(value), `not like ${String(wanted)}`);
        break;
      case 'minItems':
        need(!Array.isArray(value) || value.length >= size(wanted), 'too few');
        break;
      case 'maxItems':
        need(!Array.isArray(value) || value.length <= size(wanted), 'too many');
        break;
      case 'maxProperties':
        need(!isObject(value) || Object.keys(value).length <= size(wanted), 'too many fields');
        break;
      case 'required':
        for (const name of list(wanted)) need(!isObject(value) || String(name) in value, `no field ${String(name)}`);
        break;
      case 'properties':
        for (const [name, part] of Object.entries(isObject(wanted) ? wanted : {}))
          if (isObject(value) && name in value) faults.push(...inside(part, value[name], `${place}.${name}`));
        break;
      case 'additionalProperties':
        for (const name of Object.keys(isObject(value) ? value : {})) {
          if (isObject(schema.properties) && name in schema.properties) continue;
          if (wanted === false) faults.push(`${place}: a field ${name} that is not named`);
          else if (isObject(value)) faults.push(...inside(wanted, value[name], `${place}.${name}`));
        }
        break;
      case 'propertyNames':
        for (const name of Object.keys(isObject(value) ? value : {})) faults.push(...inside(wanted, name, place));
        break;
      case 'items':
        for (const [i, item] of list(value).entries()) faults.push(...inside(wanted, item, `${place}[${i}]`));
        break;
      default:
        faults.push(`${place}: the keyword ${keyword} is not known here`);
    }
  }
  return faults;
}

function referred(root: unknown, path: string): unknown {
  let found = root;
  for (const step of path.slice(2).split('/')) found = isObject(found) ? found[step] : undefined;
  return found;
}
