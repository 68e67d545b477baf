import PocketBase, { type SendOptions } from 'pocketbase';
import { toApiError } from './api-error.ts';

/** The SDK's client, except that every failed call rejects with an ApiError. */
class Client extends PocketBase {
  override async send<T>(path: string, options: SendOptions): Promise<T> {
    try {
      // TanStack Query decides what is cancelled; the SDK would otherwise drop equal calls of two components.
      return await super.send<T>(path, { requestKey: null, ...options });
    } catch (error) {
      throw toApiError(error);
    }
  }
}

/** The one connection to the server this page came from. Only web/src/lib names it. */
export const client = new Client('/');

client.afterSend = (response, data) => {
  // The token was refused: whoever holds this session is signed out, and the guards take over.
  if (response.status === 401 && client.authStore.token !== '') client.authStore.clear();
  return data;
};
