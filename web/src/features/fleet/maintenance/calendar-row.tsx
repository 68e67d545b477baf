import type { Rules } from '#game/airline/rules.ts';
import type { CheckKind } from '#game/fleet/aircraft/maintenance.ts';
import { formatMoney } from '#web/lib/format.ts';
import type { FleetAircraft, FleetView } from '#web/lib/game/fleet-view.ts';
import { WORK_TITLES } from '#web/lib/game/whereabouts.ts';
import { dayText, momentText } from '#web/lib/world-moment.ts';
import { type DueItem, dueItems, stackItems, type WorkOrderItem, workOrderItems } from './calendar-items.ts';

const DUE_LOOKS = {
  due: 'border-warn bg-warn-soft text-warn',
  overdue: 'border-bad bg-bad-soft text-bad',
  auto: 'border-line-strong bg-raised text-muted',
} as const;
const STATE_WORDS = { planned: 'planned', started: 'under way', done: 'done' } as const;

/** Pixels: width of a check's mark, height of a line of marks, and the margin above and below. */
const MARK = 24;
const LINE = 28;
const MARGIN = 4;
/** Minimum width of the calendar's weeks, in pixels. */
const WEEKS_MIN = 640;
/** Width of a mark as a share of the calendar at its minimum width. */
const MARK_WIDTH = MARK / WEEKS_MIN;

const shortName = (kind: string) => (kind === 'refit' ? 'Refit' : kind === 'line' ? 'L' : kind.toUpperCase());
const percent = (share: number) => `${share * 100}%`;
const top = (line: number) => MARGIN + line * LINE;

interface WorkOrderBarProps {
  item: WorkOrderItem;
  line: number;
  start: string;
  onWork: (work: string) => void;
}

function WorkOrderBar({ item, line, start, onWork }: WorkOrderBarProps) {
  const { work, from, to } = item;
  const words = `${WORK_TITLES[work.kind]}, ${STATE_WORDS[work.state]}, ${momentText(start, work.starts)} to ${momentText(start, work.ends)}, ${formatMoney(work.cost)}`;
  return (
    <button
      type="button"
      title={words}
      aria-label={words}
      onClick={() => onWork(work.id)}
      className={`absolute z-10 h-6.5 min-w-6 overflow-hidden rounded-tag border px-1 text-12 font-medium hover:z-20 ${
        work.state === 'planned'
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-transparent bg-accent text-on-accent'
      }`}
      style={{
        left: `min(${percent(from)}, calc(100% - ${MARK}px))`,
        top: top(line),
        width: percent(to - from),
      }}
    >
      {shortName(work.kind)}
    </button>
  );
}

interface DueProps {
  item: DueItem;
  line: number;
  start: string;
  /** Whether a rule plans it. */
  isAuto: boolean;
  onPlan: (kind: CheckKind) => void;
}

function Due({ item, line, start, isAuto, onPlan }: DueProps) {
  const look = DUE_LOOKS[item.isOverdue ? 'overdue' : isAuto ? 'auto' : 'due'];
  const day = dayText(start, item.minute);
  const when = item.isOverdue ? 'overdue' : `${isAuto ? 'due, planned automatically' : 'due'}, about ${day}`;
  const shared = {
    className: `absolute h-6.5 w-6 rounded-tag border border-dashed text-center text-12 leading-6 font-medium hover:z-20 ${look}`,
    style: { left: `min(${percent(Math.max(0, item.at))}, calc(100% - ${MARK}px))`, top: top(line) },
  };
  if (item.isRepeat) {
    const words = `${WORK_TITLES[item.kind]} again ${when}`;
    return (
      <span role="img" title={words} aria-label={words} {...shared}>
        {shortName(item.kind)}
      </span>
    );
  }
  const words = `${WORK_TITLES[item.kind]} ${when}: plan it`;
  return (
    <button type="button" title={words} aria-label={words} onClick={() => onPlan(item.kind)} {...shared}>
      {shortName(item.kind)}
    </button>
  );
}

interface CalendarRowProps {
  aircraft: FleetAircraft;
  view: FleetView;
  rules: Rules;
  /** World minute at which the calendar begins. */
  from: number;
  onPlan: (aircraft: string, kind: CheckKind) => void;
  onWork: (work: string) => void;
}

/** Returns the items of an aircraft's row, their lines, and the row's height in pixels. */
export function calendarRow(aircraft: FleetAircraft, now: number, from: number) {
  const workOrders = workOrderItems(aircraft.workOrders, from);
  const dues = dueItems(aircraft, now, from);
  const last = 1 - MARK_WIDTH;
  const lines = stackItems([
    ...workOrders.map((item) => {
      const begins = Math.min(item.from, last);
      return { from: begins, to: Math.max(item.to, begins + MARK_WIDTH) };
    }),
    ...dues.map(({ at }) => {
      const begins = Math.min(Math.max(0, at), last);
      return { from: begins, to: begins + MARK_WIDTH };
    }),
  ]);
  const height = 2 * MARGIN + LINE * Math.max(1, ...lines.map((line) => line + 1));
  return { workOrders, dues, lines, height };
}

/** Work and due checks of one aircraft. Marks that would overlap are placed on separate lines. */
export function CalendarRow({ aircraft, view, rules, from, onPlan, onWork }: CalendarRowProps) {
  const { workOrders, dues, lines, height } = calendarRow(aircraft, view.now, from);
  return (
    <div className="relative flex-1" style={{ minHeight: height }}>
      {dues.map((item, index) => (
        <Due
          key={`${item.kind}${item.minute}`}
          item={item}
          line={lines[workOrders.length + index] ?? 0}
          start={view.start}
          isAuto={rules[`auto_${item.kind}`]}
          onPlan={(kind) => onPlan(aircraft.record.id, kind)}
        />
      ))}
      {workOrders.map((item, index) => (
        <WorkOrderBar
          key={item.work.id}
          item={item}
          line={lines[index] ?? 0}
          start={view.start}
          onWork={onWork}
        />
      ))}
    </div>
  );
}
