import { fail } from '../../../kernel/fail.ts'
import { tusVersion } from './tus-headers.ts'

/** Rejects a request with another protocol version before reading anything of it. */
export function requireVersion(request: Request): void {
  if (request.headers.get('tus-resumable') !== tusVersion) fail('uploads.wrong_version')
}
