import { readBytes } from './read-bytes.ts'

/** Reads a request's body as text, up to a limit. */
export const readText = async (request: Request, limit: Parameters<typeof readBytes>[1]): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit))
