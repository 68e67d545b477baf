import { ClientResponseError } from 'pocketbase';
import { describe, expect, it } from 'vitest';
import { ApiError, fieldErrors, isRejection, isUnanswered, toApiError } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';

const from = (parts: object) => toApiError(new ClientResponseError(parts)) as ApiError;

describe('errors of failed calls', () => {
  it("contain url, status and data, and the server's message", () => {
    const response = {
      status: 400,
      message: 'Some fields are wrong.',
      data: { name: { code: 'taken', message: 'Taken.' } },
    };
    const error = from({ url: '/api/am/airline', status: 400, response });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ url: '/api/am/airline', status: 400, data: response, isAbort: false });
    expect(error.message).toBe('Some fields are wrong.');
    expect(fieldErrors(error)).toEqual({ name: 'Taken.' });
  });

  it('have a default message if the server sends none', () => {
    const error = from({ url: '/api/x', status: 502, response: {} });
    expect(error.message).toBe('Something went wrong while processing your request.');
    expect(errorText(error)).toBe(error.message);
  });

  it('report an aborted request', () => {
    const error = from(new DOMException('The user aborted a request.', 'AbortError'));
    expect(error.isAbort).toBe(true);
    expect(errorText(error)).toBe('The request was autocancelled.');
  });

  it('distinguish an unreachable or overloaded server from a rejection', () => {
    expect(errorText(from({ url: '/api/x', status: 0, response: {} }))).toMatch(/could not be reached/);
    expect(errorText(from({ url: '/api/x', status: 429, response: {} }))).toMatch(/Too many requests/);
  });

  it('tell a lost response from a rejection', () => {
    const withStatus = (status: number) => from({ url: '/api/x', status, response: {} });
    const codes = [0, 400, 403, 404, 429, 500, 502, 503, 504];
    expect(codes.filter((status) => isUnanswered(withStatus(status)))).toEqual([0, 502, 504]);
    expect(codes.filter((status) => isRejection(withStatus(status)))).toEqual([400, 403, 404]);
    expect(isUnanswered(from(new DOMException('The user aborted a request.', 'AbortError')))).toBe(false);
    expect(isUnanswered(new TypeError('x is undefined'))).toBe(false);
  });

  it('leave other failures unchanged, with a message for each', () => {
    const bug = new TypeError('x is undefined');
    expect(toApiError(bug)).toBe(bug);
    expect(errorText(bug)).toBe('x is undefined');
    expect(errorText('plain')).toBe('plain');
    expect(errorText(undefined)).toBe('Something went wrong while processing your request.');
    expect(fieldErrors(bug)).toEqual({});
  });

  it('use only real messages as field errors', () => {
    const error = new ApiError({
      url: '',
      status: 400,
      data: { data: { a: null, b: 'text', c: { message: 'Yes' } } },
    });
    expect(fieldErrors(error)).toEqual({ c: 'Yes' });
    expect(fieldErrors(new ApiError({ url: '', status: 400, data: {} }))).toEqual({});
  });
});
