import { beforeAll } from 'vitest';
import { setUpTrial, type Trial } from '#tests/support/rejected.ts';
import { prepareFleet, testFleet } from '#tests/support/rejections/fleet.ts';
import { prepareNetwork, testNetwork } from '#tests/support/rejections/network.ts';
import { prepareTimetable, testTimetable } from '#tests/support/rejections/timetable.ts';
import type { TestServer } from '#tests/support/server.ts';
import { sharedWorld } from '#tests/support/shared-world.ts';

let server: TestServer;
let trial: Trial;

beforeAll(async () => {
  server = await sharedWorld();
  trial = await setUpTrial(server, async (operation) => {
    for (const prepare of [prepareFleet, prepareTimetable, prepareNetwork]) await prepare(operation);
  });
});

// Nothing changes in their world, so that they can share it.
for (const test of [testFleet, testNetwork, testTimetable]) test(() => trial);
