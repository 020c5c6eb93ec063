import { largestUpload_bytes } from '@portico/shared/rules/media/library.ts'
import { fail } from '../../../kernel/fail.ts'

export const tusVersion = '1.0.0'

/** Sets the protocol headers of every response below /api/tus; after a wrong version, also the supported one. */
export function addTusHeaders({ status, headers }: Response): void {
  headers.set('tus-resumable', tusVersion)
  if (status === 412) headers.set('tus-version', tusVersion)
}

/** The response to OPTIONS: which parts of the protocol are supported. */
export const tusOptions = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'tus-resumable': tusVersion,
      'tus-version': tusVersion,
      'tus-extension': 'creation,creation-with-upload,termination,expiration,concatenation',
      'tus-max-size': String(largestUpload_bytes),
      'cache-control': 'no-store',
    },
  })

/** Rejects a request with another protocol version before reading anything of it. */
export function requireVersion(request: Request): void {
  if (request.headers.get('tus-resumable') !== tusVersion) fail('uploads.wrong_version')
}
