/** The table page: board in the middle, rails beside it, the action bar below; sheets on a phone. */
import '../../style/table/table.css';
import '../../style/table/players.css';
import '../../style/table/panels.css';
import '../../style/pages/reading.css';
import type { BoardProps } from '@atoll/boardkit/board.ts';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { guide, ruleAt } from '@atoll/boardkit/choosing/hints.ts';
import { sound } from '@atoll/boardkit/drawing/sound.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { layout } from '../../layout.ts';
import { useTitle } from '../../pages/title.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Glyph, type GlyphName } from '../../parts/glyph.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { Logo } from '../../parts/site.tsx';
import { type Tab, Tabs } from '../../parts/tabs.tsx';
import { Link } from '../../router.tsx';
import { developer } from '../../settings.ts';
import { shared, t } from '../../translate.ts';
import { botName } from '../away/awayWords.ts';
import { happenedWords } from '../away/happenedWords.ts';
import { words as chatWords } from '../chat/chatWords.ts';
import { LatestLine } from '../chat/latestLine.tsx';
import { talkAt } from '../chat/talkAt.ts';
import { unreadOf, useTalkTold } from '../chat/telling.ts';
import { Unread } from '../chat/unread.tsx';
import { Choices } from '../choosing/choices.tsx';
import { useTimeWarnings } from '../clock/seatClock.tsx';
import type { Snapshot } from '../source/source.ts';
import { ActionBar } from './actionBar.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log/log.tsx';
import { PlayerStrip, Players } from './players/players.tsx';
import { Watchers } from './players/watchers.tsx';
import { useProvisions } from './prefetch.ts';
import { ScoreTable } from './score.tsx';
import { boardProps, namesOf, type TableContext } from './tableContext.ts';
import { Trouble } from './trouble.tsx';

const words = {
  board: { de: 'Spielbrett', en: 'Board' },
  players: { de: 'Am Tisch', en: 'Players' },
  log: { de: 'Verlauf', en: 'Log' },
  score: { de: 'Wertung', en: 'Scores' },
  developer: { de: 'Entwickler', en: 'Developer' },
  beside: { de: 'Verlauf, Regeln und Wertung', en: 'Log, rules and scores' },
  home: { de: 'Zur Startseite', en: 'Home page' },
  settings: { de: 'Einstellungen', en: 'Settings' },
  help: { de: 'Hilfe', en: 'Help' },
  leave: { de: 'Den Tisch verlassen', en: 'Leave the table' },
  result: { de: 'Ergebnis', en: 'Result' },
  lost: { de: 'Verbindung unterbrochen, wird wiederhergestellt …', en: 'Connection lost, reconnecting …' },
  watching: { de: 'Du schaust zu', en: 'You are watching' },
  yourTurn: { de: 'Du bist dran', en: 'Your turn' },
  table: { de: '{game}: der Tisch', en: '{game}: the table' },
} as const;

const Developer = lazily(async () => (await import('../dialogs/developer.tsx')).Developer);
const EndScreen = lazily(async () => (await import('../dialogs/end.tsx')).EndScreen);
const FreeSeatDialog = lazily(async () => (await import('../away/freeSeat.tsx')).FreeSeatDialog);
const LeaveDialog = lazily(async () => (await import('../away/leave.tsx')).LeaveDialog);
const ChatPanel = lazily(async () => (await import('../chat/chatPanel.tsx')).ChatPanel);
const Help = lazily(async () => (await import('../dialogs/help.tsx')).Help);
const Rulebook = lazily(async () => (await import('../../rulebook/rulebook.tsx')).Rulebook);
const TableSettings = lazily(async () => (await import('../dialogs/preferences.tsx')).TableSettings);

type Panel = 'players' | 'log' | 'chat' | 'rules' | 'score' | 'developer';

interface Props {
  context: TableContext;
  snapshot: Snapshot;
  /** Stands where the action bar stands, for a replay. */
  bar?: ComponentChildren;
  /** Stands above the action bar, beside the board and never over it. */
  companion?: ComponentChildren;
}

export function TablePage({ context, snapshot, bar, companion }: Props) {
  const props = boardProps(context, snapshot);
  const { module, board, choosing, source } = context;
  const talk = talkAt(source, snapshot);
  const [sheet, openSheet] = useState<Panel | null>(null);
  const [window, openWindow] = useState<'settings' | 'help' | 'end' | 'leave' | 'join' | null>(null);
  const [tab, showTab] = useState<string>('');
  const [target, setTarget] = useState<{ rule: string; n: number }>();
  // A lesson goes on after the end of its game.
  const over = snapshot.info.status === 'over' && source.kind !== 'replay' && source.kind !== 'lesson';
  const mine = choosing.mine.value;
  const open = useRef<(rule: string) => void>(() => {});

  // At a table of the house, the number before it says the same as the dot.
  const dot = source.kind === 'live' ? '' : '● ';
  useTitle(mine ? `${dot}${t(words.yourTurn)} – ${module.about.name}` : module.about.name);
  useTelling(context, snapshot);
  useTalkTold(talk);
  useTimeWarnings(snapshot, mine);
  const complete = useProvisions(module, source.kind);
  // Once more when somebody wants a rematch.
  useEffect(() => {
    if (over) openWindow('end');
  }, [over, snapshot.info.rematch]);
  useEffect(() => {
    guide.value = { ruleOf: component => module.links?.components[component]?.rule, open: rule => open.current(rule) };
    return () => {
      guide.value = null;
    };
  }, [module]);
  useKeys({
    rule: () => {
      const pointed = [...document.querySelectorAll('[data-component]:hover')].at(-1) ?? document.activeElement;
      const found = ruleAt(pointed);
      if (found) open.current(found);
    },
    confirm: choosing.confirm,
    undo: () => {
      if (source.kind !== 'replay') choosing.takeBack();
    },
    escape: () => {
      if (choosing.asking.value) choosing.asking.value = false;
      else if (choosing.complaint.value) choosing.complaint.value = null;
      else choosing.unpick();
    },
    help: () => openWindow('help'),
    choices: () => document.querySelector<HTMLElement>('.choices-list')?.focus(),
  });

  // What is picked and pointed at changes nothing in the log.
  const log = useMemo(
    () => (
      <Log context={context} snapshot={snapshot} onRule={rule => open.current(rule)} onShow={() => openSheet(null)} />
    ),
    [context, snapshot],
  );

  const Sprite = board?.Sprite;
  const sprite = useMemo(() => Sprite && <Sprite />, [Sprite]);

  if (!props) return null;
  const shape = layout.value;
  /** Opens a rule beside the table, at the right place. */
  const openRule = (rule: string) => {
    setTarget({ rule, n: (target?.n ?? 0) + 1 });
    if (shape === 'phone') openSheet('rules');
    else showTab('rules');
  };
  open.current = openRule;
  const panels: Record<Panel, Omit<Tab, 'id'>> = {
    players: {
      label: t(words.players),
      glyph: 'players',
      panel: () => <Players context={context} snapshot={snapshot} props={props} />,
    },
    log: {
      label: t(words.log),
      glyph: 'log',
      panel: () => log,
      ownStop: true,
    },
    chat: {
      label: t(chatWords.chat),
      glyph: 'talk',
      mark: <Unread count={unreadOf(talk, snapshot.info.id)} />,
      panel: () => talk && <ChatPanel talk={talk} info={snapshot.info} />,
      ownStop: true,
    },
    rules: { label: t(shared.rules), glyph: 'book', panel: () => <Rulebook module={module} target={target} /> },
    score: {
      label: t(words.score),
      glyph: 'score',
      panel: () => <Score context={context} snapshot={snapshot} props={props} />,
    },
    developer: { label: t(words.developer), glyph: 'tools', panel: () => <Developer context={context} /> },
  };
  const beside: Panel[] = ['log', ...(talk ? (['chat'] as const) : []), 'rules', 'score'];
  if (developer.value) beside.push('developer');
  const rail: Panel[] = shape === 'desktop' ? beside : ['players', ...beside];
  const Board = board?.Board;

  return (
    <div class="table" data-layout={shape} data-game={module.id} data-complete={complete}>
      {sprite}
      <TableHead context={context} snapshot={snapshot} open={openWindow} openChat={() => showTab('chat')} />
      {shape === 'desktop' && (
        <aside class="rail rail-left" aria-label={t(words.beside)}>
          <Tabs label={t(words.beside)} tabs={rail.map(id => ({ id, ...panels[id] }))} shown={tab} show={showTab} />
        </aside>
      )}
      <main id="content" class="middle" tabIndex={-1}>
        <h1 class="unseen">{module.about.name}</h1>
        <Trouble source={source} />
        {shape === 'phone' && (
          <PlayerStrip context={context} snapshot={snapshot} props={props} onOpen={() => openSheet('players')} />
        )}
        <section
          class="board-space"
          aria-label={t(words.board)}
          onClickCapture={event => {
            if (choosing.asking.value) askAbout(context, componentAt(event.target));
          }}
        >
          {Board ? (
            <Board {...props} />
          ) : (
            <div class="board-less">
              <Players context={context} snapshot={snapshot} props={props} />
              <Choices context={context} props={props} open />
            </div>
          )}
        </section>
        {companion}
        {bar ?? (
          <ActionBar
            context={context}
            snapshot={snapshot}
            props={props}
            onRule={openRule}
            onJoin={() => openWindow('join')}
          />
        )}
        {shape === 'phone' && (
          <nav class="sheet-buttons" aria-label={t(words.beside)}>
            {rail.map(id => (
              <button key={id} type="button" onClick={() => openSheet(id)}>
                <Glyph name={panels[id].glyph} size={22} />
                {panels[id].label}
                {panels[id].mark}
              </button>
            ))}
          </nav>
        )}
      </main>
      {shape === 'desktop' && (
        <aside class="rail rail-right" aria-label={t(words.players)}>
          {panels.players.panel()}
        </aside>
      )}
      {shape === 'tablet' && (
        <aside class="rail rail-right" aria-label={t(words.beside)}>
          <Tabs label={t(words.beside)} tabs={rail.map(id => ({ id, ...panels[id] }))} shown={tab} show={showTab} />
        </aside>
      )}
      {sheet && (
        <Dialog title={panels[sheet].label} look="sheet" onClose={() => openSheet(null)}>
          {panels[sheet].panel()}
        </Dialog>
      )}
      {window === 'settings' && (
        <TableSettings
          module={module}
          source={source}
          seated={snapshot.info.you !== 'spectator' && source.kind !== 'replay' && source.kind !== 'lesson'}
          onClose={() => openWindow(null)}
        />
      )}
      {window === 'leave' && <LeaveDialog context={context} snapshot={snapshot} onClose={() => openWindow(null)} />}
      {window === 'join' && <FreeSeatDialog context={context} snapshot={snapshot} onClose={() => openWindow(null)} />}
      {window === 'help' && <Help onClose={() => openWindow(null)} />}
      {window === 'end' && (
        <EndScreen context={context} snapshot={snapshot} props={props} onClose={() => openWindow(null)} />
      )}
    </div>
  );
}

/**
 * Somebody asks why not. The board answers for what belongs to the present decision; if it has nothing to say, the thing
 * is simply not asked for now.
 */
function askAbout(context: TableContext, component: string | null): void {
  const { choosing, game, module, pointed } = context;
  pointed.value = component;
  const before = choosing.complaint.peek();
  const standing = choosing.standing.peek();
  if (!component || !standing?.decision) return;
  const asked = module.text.prompt(standing.decision, standing.view, game.box);
  const rule = module.links?.kinds[standing.decision.kind];
  setTimeout(() => {
    if (!choosing.asking.peek() || choosing.complaint.peek() !== before) return;
    const words = { de: `Das geht jetzt nicht. ${asked.de}`, en: `Not right now. ${asked.en}` };
    choosing.complain({ code: 'not-now', words, ...(rule ? { rule } : {}) });
  });
}

const componentAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest('[data-component]')?.getAttribute('data-component')) || null;

function Score({ context, snapshot, props }: { context: TableContext; snapshot: Snapshot; props: BoardProps }) {
  const Notes = context.board?.ScoreNotes;
  return (
    <>
      <ScoreTable
        sheet={props.scoresheet}
        text={context.module.text}
        names={namesOf(context, snapshot)}
        ended={snapshot.info.ended !== undefined}
      />
      {Notes && <Notes {...props} />}
    </>
  );
}

function TableHead(props: {
  context: TableContext;
  snapshot: Snapshot;
  open(what: 'settings' | 'help' | 'end' | 'leave'): void;
  openChat(): void;
}) {
  const { source, module } = props.context;
  const { info } = props.snapshot;
  const tool = (glyph: GlyphName, label: string, act: () => void) => (
    <button type="button" class="icon-button" aria-label={label} data-hint={label} onClick={act}>
      <Glyph name={glyph} />
    </button>
  );
  return (
    <header class="table-head">
      <Link to="/" class="table-home" aria-label={t(words.home)}>
        <Logo size={28} />
      </Link>
      <Link to={`/g/${module.id}`} class="table-game">
        {module.about.name}
      </Link>
      {info.you === 'spectator' && source.kind === 'live' && <span class="table-tag">{t(words.watching)}</span>}
      {source.kind === 'live' && <Watchers watching={info.watching} me={info.you === 'spectator'} />}
      <span class="table-state">
        <span role="status">{source.connection.value === 'lost' && <span class="lost">{t(words.lost)}</span>}</span>
        {source.connection.value !== 'lost' && (
          <LatestLine talk={talkAt(source, props.snapshot)} table={info.id} open={props.openChat} />
        )}
      </span>
      <span class="table-tools">
        {info.status === 'over' &&
          source.kind !== 'replay' &&
          source.kind !== 'lesson' &&
          tool('score', t(words.result), () => props.open('end'))}
        {tool('why', t(words.help), () => props.open('help'))}
        {tool('gear', t(words.settings), () => props.open('settings'))}
        {source.kind === 'live' &&
          info.you !== 'spectator' &&
          info.status === 'running' &&
          tool('door', t(words.leave), () => props.open('leave'))}
      </span>
    </header>
  );
}

/** Tells what happened and what is asked to those who listen, and knocks when it is one's turn. */
function useTelling(context: TableContext, snapshot: Snapshot): void {
  const { module, game, choosing, source } = context;
  const news = source.news.value;
  const mine = choosing.mine.value;
  const decision = snapshot.standing?.decision ?? null;
  const told = useRef(news);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    const names = namesOf(context, snapshot);
    const lines = news.events.flatMap(event => {
      const line = module.text.event(event, names, game.box, snapshot.standing?.view);
      return line ? [t(line)] : [];
    });
    announce(lines.join(' '));
  }, [news]);
  const last = snapshot.entries.at(-1)?.n ?? 0;
  const heard = useRef(last);
  useEffect(() => {
    const fresh = snapshot.entries.filter(({ n, happened }) => happened && n > heard.current);
    heard.current = last;
    const names = namesOf(context, snapshot);
    for (const { happened, seat } of fresh) {
      if (!happened) continue;
      const bot = happened.type === 'standIn' ? botName(context, happened.bot) : '';
      announce(t(happenedWords(happened, seat, names, bot)));
    }
  }, [last]);
  const step = `${snapshot.standing?.n} ${mine}`;
  useEffect(() => {
    if (!mine || !decision || !snapshot.standing) return;
    announce(t(module.text.prompt(decision, snapshot.standing.view, game.box)));
  }, [step]);
  useEffect(() => {
    if (mine) sound('turn');
  }, [mine]);
  useEffect(() => {
    if (!decision) sound('end');
  }, [decision === null]);
}
