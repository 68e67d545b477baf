import { bestFares } from '#game/demand/forecast/best-fares.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { weekBand } from '#game/demand/forecast/week-band.ts';
import { planFleet } from '#game/network/planning/plan-fleet.ts';
import { outlookOf, startPlanOf } from './outlook.ts';
import type { Outlook, PlanJob, PlannerJob, PlannerMessage, ProspectsJob } from './planner-messages.ts';

/**
 * Minimum milliseconds between messages with outlooks, because each one renders the page, and minimum part of the time so
 * far: the pages that compute the most render the longest lists.
 */
const TOGETHER_MS = 100;
const TOGETHER_PART = 0.25;

const send = (message: PlannerMessage) => globalThis.postMessage(message);

function answerProspects({ questions, facts, inDetail }: ProspectsJob): void {
  let outlooks: (Outlook | null)[] = [];
  const start = performance.now();
  let sent = start;
  questions.forEach((question, index) => {
    outlooks.push(outlookOf(question, facts, inDetail));
    const now = performance.now();
    const isSoon = now - sent < Math.max(TOGETHER_MS, (now - start) * TOGETHER_PART);
    if (isSoon && index < questions.length - 1) return;
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
