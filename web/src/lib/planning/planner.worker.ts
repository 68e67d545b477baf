import { bestFares } from '#game/demand/forecast/best-fares.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { weekBand } from '#game/demand/forecast/week-band.ts';
import { planFleet } from '#game/network/planning/plan-fleet.ts';
import { outlookOf, startPlanOf } from './outlook.ts';
import type { Outlook, PlanJob, PlannerJob, PlannerMessage, ProspectsJob } from './planner-messages.ts';

/** Minimum milliseconds between messages with outlooks, because each one renders the page. */
const TOGETHER_MS = 100;

const send = (message: PlannerMessage) => globalThis.postMessage(message);

function answerProspects({ questions, facts, inDetail }: ProspectsJob): void {
  let outlooks: (Outlook | null)[] = [];
  let sent = performance.now();
  questions.forEach((question, index) => {
    outlooks.push(outlookOf(question, facts, inDetail));
    if (index < questions.length - 1 && performance.now() - sent < TOGETHER_MS) return;
    send({ kind: 'outlooks', outlooks });
    outlooks = [];
    sent = performance.now();
  });
}

function answerFares(week: RouteWeek): void {
  const best = bestFares(week);
  send({ kind: 'fares', best, band: weekBand({ ...week, fares: best.fares }).profit });
}

function answerPlan(input: PlanJob): void {
  const weeks = planFleet({ ...input, onProgress: (share) => send({ kind: 'progress', share }) });
  send({ kind: 'weeks', weeks });
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PlannerJob>) => {
  if (data.kind === 'prospects') answerProspects(data);
  else if (data.kind === 'plan') answerPlan(data);
  else if (data.kind === 'start') send({ kind: 'start', plan: startPlanOf(data.question, data.facts) });
  else data.weeks.forEach(answerFares);
});
