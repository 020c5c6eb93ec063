import { readBytes } from './read-bytes.ts'

/** The body of a request as text, up to a limit. */
export const readText = async (request: Request, limit: Parameters<typeof readBytes>[1]): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, limit))
