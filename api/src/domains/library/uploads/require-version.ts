import { fail } from '../../../kernel/fail.ts'
import { tusVersion } from './tus-headers.ts'

/** Refuses a request of another version of the protocol before anything of it is read. */
export function requireVersion(request: Request): void {
  if (request.headers.get('tus-resumable') !== tusVersion) fail('uploads.wrong_version')
}
