import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Tells where a request came from: the address of the connection or, where the operator has a proxy, what that
 * one wrote. Of a list only the last entry is the proxy's own; the others came with the request.
 * @param trustedHeader in lower case
 */
export const createClientAddress =
  (trustedHeader: string | undefined) =>
  (c: Context): string | undefined => {
    const told = trustedHeader === undefined ? undefined : c.req.header(trustedHeader);
    return told?.split(',').at(-1)?.trim() || getConnInfo(c).remote.address;
  };
