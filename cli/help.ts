/** What the command line can do, in the person's language. */
import type { Language, Words } from '@atoll/engine';

interface Page {
  form: string;
  does: Words;
  flags: readonly (readonly [flag: string, de: string, en: string])[];
}

const editions = [
  ['--editions DIR', 'weitere Ausgaben: DIR/<Spiel>/*.json', 'more editions: DIR/<game>/*.json'],
  ['--edition ID', 'die Ausgabe; sonst die übliche', 'the edition; otherwise the usual one'],
] as const;
const lang = ['--lang de|en', 'Sprache; sonst die des Systems', 'language; otherwise the system’s'] as const;
const json = ['--json', 'Ausgabe für Programme', 'output for programs'] as const;
const bots = [
  ['--iterations N', 'Bedenkzeit der Bots in Durchläufen', 'how long bots think, in iterations'],
  ['--ms N', 'Bedenkzeit der Bots in Millisekunden', 'how long bots think, in milliseconds'],
] as const;
const store = [
  '--store URL',
  'PostgreSQL statt der Datei: postgres://…; sonst ATOLL_STORE aus der Umgebung',
  'PostgreSQL instead of the file: postgres://…; otherwise the environment’s ATOLL_STORE',
] as const;
const option = ['--option ID=WERT', 'eine Variante des Spiels', 'a variant of the game'] as const;

const pages: Readonly<Record<string, Page>> = {
  serve: {
    form: 'serve [--port N] [--data DIR] [--store URL] [--editions DIR]',
    does: { de: 'Startet den Server.', en: 'Starts the server.' },
    flags: [
      [
        '--port N',
        'Port; sonst PORT aus der Umgebung, sonst 4100',
        'port; otherwise the environment’s PORT, otherwise 4100',
      ],
      ['--host ADDRESS', 'Adresse, auf der gelauscht wird; sonst alle', 'address to listen on; otherwise all'],
      ['--data DIR', 'Ordner der Datenbank; sonst data', 'folder of the database; otherwise data'],
      store,
      editions[0],
    ],
  },
  backup: {
    form: 'backup FILE [--data DIR] [--force]',
    does: {
      de: 'Sichert alle Tische in eine Datei, auch während der Server läuft, und prüft sie.',
      en: 'Backs all tables up to a file, also while the server runs, and checks it.',
    },
    flags: [
      ['--data DIR', 'Ordner der Datenbank; sonst data', 'folder of the database; otherwise data'],
      ['--force', 'ersetzt eine Datei, die es schon gibt', 'replaces a file that exists already'],
      json,
    ],
  },
  admin: {
    form: 'admin tables|people|show|close|free|rename|bar|admit|data|delete|export|import|tidy …',
    does: {
      de: 'Das Haus führen, auch während der Server läuft: tables; people [NAME]; show TISCH; close TISCH; free TISCH SITZ (ab 1); rename PERSON NAME; bar PERSON; admit PERSON; data PERSON DATEI; delete PERSON --force; export TISCH DATEI; import DATEI; tidy.',
      en: 'Running the house, also while the server runs: tables; people [NAME]; show TABLE; close TABLE; free TABLE SEAT (from 1); rename PERSON NAME; bar PERSON; admit PERSON; data PERSON FILE; delete PERSON --force; export TABLE FILE; import FILE; tidy.',
    },
    flags: [
      ['--data DIR', 'Ordner der Datenbank; sonst data', 'folder of the database; otherwise data'],
      store,
      ['--state S', 'bei tables: waiting, running oder over', 'with tables: waiting, running or over'],
      [
        '--limit N',
        'bei tables und people: höchstens so viele; sonst 50',
        'with tables and people: at most so many; otherwise 50',
      ],
      [
        '--older DAYS',
        'bei tidy: Gäste, die älter sind und nie gespielt haben; sonst 90',
        'with tidy: guests older than that who never played; otherwise 90',
      ],
      [
        '--force',
        'bei export: ersetzt eine Datei, die es schon gibt',
        'with export: replaces a file that exists already',
      ],
      json,
    ],
  },
  play: {
    form: 'play GAME [--seats N] [--bots a,b,…] [--seat N]',
    does: { de: 'Eine ganze Partie im Terminal gegen Bots.', en: 'A whole game in the terminal against bots.' },
    flags: [
      ['--seats N', 'Zahl der Sitze', 'number of seats'],
      [
        '--bots a,b,…',
        'ein Bot für jeden anderen Sitz, oder einer für alle',
        'a bot for every other seat, or one for all',
      ],
      ['--seat N', 'dein Sitz, ab 0 gezählt', 'your seat, counted from 0'],
      ['--seed S', 'Startwert: derselbe gibt dieselbe Partie', 'seed: the same one deals the same game'],
      ['--save FILE', 'schreibt die Partie am Ende in eine Datei', 'writes the game to a file at the end'],
      option,
      ...bots,
      ...editions,
      lang,
    ],
  },
  simulate: {
    form: 'simulate GAME --bots a,b,… [--seats N] [--games G] [--seed S]',
    does: { de: 'Lässt Bots viele Partien spielen.', en: 'Lets bots play many games.' },
    flags: [
      ['--seats N', 'Zahl der Sitze', 'number of seats'],
      ['--bots a,b,…', 'ein Bot für jeden Sitz, oder einer für alle', 'a bot for every seat, or one for all'],
      ['--games G', 'Zahl der Partien', 'number of games'],
      ['--seed S', 'Startwert: derselbe gibt denselben Fingerabdruck', 'seed: the same one gives the same digest'],
      [
        '--rotate',
        'jeder Startwert wird mit den Bots auf allen Sitzen gespielt; gezählt wird dann je Bot',
        'every seed is played with the bots on all seats in turn; wins are then counted by bot',
      ],
      ['--save DIR', 'schreibt jede Partie als Datei in den Ordner', 'writes every game to a file in the folder'],
      option,
      ...bots,
      ...editions,
      json,
      lang,
    ],
  },
  ladder: {
    form: 'ladder GAME [--seats N] [--games G] [--bots a,b@500,c@100i,…]',
    does: {
      de: 'Jeder Bot gegen jeden: Elo mit Spannweite, Rang und Punkte im Mittel.',
      en: 'Every bot against every other: Elo with intervals, mean rank and score.',
    },
    flags: [
      ['--seats N', 'Zahl der Sitze; sonst die kleinste', 'number of seats; otherwise the smallest'],
      ['--games G', 'Partien je Paar; sonst 20', 'games for each pair; otherwise 20'],
      [
        '--bots a,b,…',
        'welche; mit @500 denkt einer 500 ms, mit @100i 100 Durchläufe',
        'which; with @500 one thinks for 500 ms, with @100i for 100 iterations',
      ],
      ['--alone', 'einer gegen lauter andere statt halbe-halbe', 'one against all others instead of half and half'],
      ['--workers N', 'so viele Partien zugleich', 'so many games at once'],
      ['--seed S', 'Startwert', 'seed'],
      ['--write FILE', 'schreibt die Rangliste (Markdown) in eine Datei', 'writes the ladder (Markdown) to a file'],
      option,
      ...bots,
      ...editions,
      json,
      lang,
    ],
  },
  train: {
    form: 'train GAME [--net] [--games G] [--kept FILE] [--bots BOT] [--write FILE]',
    does: {
      de: 'Lernt aus Partien der Bots, was die Merkmale eines Spiels wert sind.',
      en: 'Learns from games between bots what the features of a game are worth.',
    },
    flags: [
      [
        '--games G',
        'Zahl der Partien; sonst 400 (für ein Netz 10000), mit 0 wird nur gerechnet',
        'number of games; otherwise 400 (10000 for a net), with 0 it only computes',
      ],
      ['--seats N', 'Zahl der Sitze; sonst reihum alle', 'number of seats; otherwise all in turn'],
      [
        '--net',
        'lernt ein kleines Netz, das das Urteil verbessert; es spielt dann nur die Spielweise des Spiels',
        'learns a small net that corrects the evaluation; then only the game’s policy plays',
      ],
      [
        '--hidden N',
        'so viele verborgene Einheiten hat das Netz; sonst 32',
        'the net has so many hidden units; otherwise 32',
      ],
      [
        '--rounds N',
        'lernt daraus, wie es nach N Runden nach dem jetzigen Netz steht; sonst vom Ende',
        'learns from how it stands N rounds later by the present net; otherwise from the end',
      ],
      [
        '--bots BOT',
        'wer spielt; sonst level3, zum Beispiel search@40i',
        'who plays; otherwise level3, for instance search@40i',
      ],
      [
        '--kept FILE',
        'behält, was gelernt wurde, und macht damit weiter',
        'keeps what was learned, and goes on with it',
      ],
      [
        '--duel G',
        'Partien gegen die jetzige Bewertung; sonst 100',
        'games against the present evaluation; otherwise 100',
      ],
      ['--workers N', 'so viele Partien zugleich', 'so many games at once'],
      ['--write FILE', 'schreibt, was gelernt wurde (JSON)', 'writes what was learned (JSON)'],
      ['--seed S', 'Startwert', 'seed'],
      option,
      ...editions,
      json,
      lang,
    ],
  },
  tune: {
    form: 'tune GAME [--seats N] [--candidates N] [--games G] [--iterations N] [--policy] [--write FILE]',
    does: {
      de: 'Sucht Werte für die Suche der Bots, die zum Spiel passen (fortgesetztes Halbieren).',
      en: 'Looks for parameters of the bots’ search that suit the game (successive halving).',
    },
    flags: [
      ['--seats N', 'Zahl der Sitze; sonst die kleinste', 'number of seats; otherwise the smallest'],
      ['--candidates N', 'Zahl der Bewerber; sonst 16', 'number of candidates; otherwise 16'],
      [
        '--games G',
        'Partien je Bewerber in der ersten Runde; sonst 8',
        'games for each candidate in the first round; otherwise 8',
      ],
      [
        '--final G',
        'Partien des letzten gegen die jetzigen Werte; sonst 100',
        'games of the last one against the present values; otherwise 100',
      ],
      [
        '--policy',
        'stellt stattdessen die Zahlen ein, nach denen das Spiel schnelle Schritte wählt: --steps Schritte (sonst 20) mit je --games Partien (sonst 12000), --final Partien zum Vergleich (sonst 4000); --seats ist sonst die größte Zahl',
        'tunes the numbers by which the game chooses quick moves instead: --steps steps (otherwise 20) of --games games each (otherwise 12000), --final games to compare (otherwise 4000); --seats is otherwise the largest number',
      ],
      ['--steps N', 'Schritte mit --policy', 'steps with --policy'],
      ['--workers N', 'so viele Partien zugleich', 'so many games at once'],
      ['--seed S', 'Startwert', 'seed'],
      [
        '--write FILE',
        'schreibt die Werte für diese Zahl der Sitze in die Datei, wenn sie sicher besser sind',
        'writes the values for this number of seats into the file if they are surely better',
      ],
      option,
      ...bots,
      ...editions,
      json,
      lang,
    ],
  },
  balance: {
    form: 'balance GAME [--seats 2,3,…] [--bots BOT] [--games G] [--write FILE]',
    does: {
      de: 'Prüft eine Ausgabe im Spiel der Bots: Sind die Sitze gleich gut, wird alles gebraucht?',
      en: 'Tries an edition out with bots: are the seats equally good, is everything of use?',
    },
    flags: [
      ['--seats 2,3,…', 'Zahlen der Sitze; sonst alle', 'numbers of seats; otherwise all'],
      ['--bots BOT', 'der Bot auf allen Sitzen; sonst level3', 'the bot on all seats; otherwise level3'],
      ['--games G', 'Zahl der Partien je Zahl der Sitze; sonst 200', 'games for each number of seats; otherwise 200'],
      ['--workers N', 'so viele Partien zugleich', 'so many games at once'],
      ['--seed S', 'Startwert: derselbe gibt denselben Bericht', 'seed: the same one gives the same report'],
      ['--write FILE', 'schreibt den Bericht (Markdown) in eine Datei', 'writes the report (Markdown) to a file'],
      option,
      ...bots,
      ...editions,
      json,
      lang,
    ],
  },
  replay: {
    form: 'replay FILE [--verify] [--to N]',
    does: {
      de: 'Zeigt eine gespeicherte Partie. Mit --to und --json: die Stellung nach N Schritten.',
      en: 'Shows a saved game. With --to and --json: the position after N moves.',
    },
    flags: [
      [
        '--verify',
        'prüft die Partie vom Startwert an; Ende mit 1, wenn etwas nicht stimmt',
        'checks the game from its seed on; ends with 1 if anything differs',
      ],
      ['--to N', 'nur die ersten N Schritte', 'the first N moves only'],
      editions[0],
      json,
      lang,
    ],
  },
  position: {
    form: 'position FILE [--play MOVES]',
    does: {
      de: 'Liest eine Stellung: wer entscheidet, was geht, wie es steht.',
      en: 'Reads a position: who decides, what can be played, how it stands.',
    },
    flags: [
      ['--play MOVES', 'spielt Schritte: eine JSON-Liste, oder @DATEI', 'plays moves: a JSON list, or @FILE'],
      editions[0],
      json,
      lang,
    ],
  },
  lessons: {
    form: 'lessons GAME',
    does: {
      de: 'Zählt die Lektionen eines Spiels auf und prüft, dass jede geht, wie sie sich beschreibt.',
      en: 'Lists the lessons of a game, and checks that each can be done as it describes itself.',
    },
    flags: [json, lang],
  },
  rulebook: {
    form: 'rulebook read | evaluate | train FILE',
    does: {
      de: 'Liest ein deutsches Regelheft (read), vergleicht mit einem getaggten (evaluate), lernt daraus (train).',
      en: 'Reads a German rulebook (read), compares with a tagged one (evaluate), learns from it (train).',
    },
    flags: [
      ['--model FILE', 'ein anderes Modell als das mitgelieferte', 'another model than the one that comes with Atoll'],
      [
        '--out FILE',
        'train: wohin mit dem Modell; ohne --check immer nötig',
        'train: where to write the model; always needed without --check',
      ],
      [
        '--check N',
        'train: schreibt nichts, sondern prüft N-mal in 10 Teilen an ungesehenen Zeilen (das dauert)',
        'train: writes nothing, but checks N times in 10 parts on lines unseen (this takes a while)',
      ],
      json,
      lang,
    ],
  },
  'new-game': {
    form: 'new-game ID [--into DIR]',
    does: {
      de: 'Legt ein kleines, ganzes Spiel an, aus dem deines werden kann.',
      en: 'Makes a small whole game that can become yours.',
    },
    flags: [['--into DIR', 'in einer anderen Kopie von Atoll', 'in another copy of Atoll'], json, lang],
  },
  bench: {
    form: 'bench',
    does: { de: 'Misst, wie schnell alles ist.', en: 'Measures how fast everything is.' },
    flags: [
      [
        '--only a,b',
        'nur diese Teile: playing, copying, page, server',
        'only these parts: playing, copying, page, server',
      ],
      json,
    ],
  },
};

export function help(language: Language, name?: string): string {
  const page = name !== undefined && Object.hasOwn(pages, name) ? pages[name] : undefined;
  return page ? pageText(page, language) : overview(language);
}

function pageText(page: Page, language: Language): string {
  const lines = page.flags.map(([flag, de, en]) => `  ${flag.padEnd(18)} ${language === 'de' ? de : en}`);
  return `atoll ${page.form}\n${page.does[language]}\n\n${lines.join('\n')}\n`;
}

function overview(language: Language): string {
  const lines = Object.values(pages).map(({ form, does }) => `  atoll ${form}\n      ${does[language]}`);
  const more =
    language === 'de'
      ? 'atoll help BEFEHL zeigt alle Angaben zu einem Befehl, atoll --version die Fassung.'
      : 'atoll help COMMAND shows everything about a command, atoll --version the version.';
  return `${lines.join('\n')}\n\n${more}\n`;
}
