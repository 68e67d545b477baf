import { noteVisit } from '../airline/note-visit.ts';
import { handleRequest } from '../platform/http/handle-request.ts';
import { notePresent } from './clock/rest.ts';

/**
 * POST /api/am/present: the page calls it when its player moves or types, at most once per minute, so that
 * the world does not rest. Rarely writes to the database.
 */
export function confirmPresence(e: core.RequestEvent): void {
  handleRequest(e, () => {
    notePresent(e.app);
    noteVisit(e.app, e.auth?.getString('airline') ?? '');
    e.noContent(204);
  });
}
