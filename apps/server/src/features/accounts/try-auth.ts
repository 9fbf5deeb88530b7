import { APIError } from 'better-auth/api';

/** Runs a call of better-auth; what it refuses comes back as a value. */
export async function tryAuth<Result>(run: () => Promise<Result>): Promise<Result | APIError> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return error;
    throw error;
  }
}
