import type { LaunchToken } from './launch-token.ts'
import { mimeType } from '../../../kernel/mime-type.ts'
import { sendFile, type ServedFile } from '../../../serving/send-file.ts'

/**
 * The headers of every page of a package: framed only by itself and the portal it was launched from, nosniff, its token never passed
 * on. No script-src: authoring tools need inline script and eval, and the package has this origin to itself.
 */
export function packageHeaders(launch: LaunchToken): Record<string, string> {
  return {
    'content-security-policy': `frame-ancestors 'self' ${launch.app_origin}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'unload=(self)',
  }
}

/** A file of a package, whole or in part. A browser may keep it, but revalidates each time, so that it ends with the launch. */
export function servePackageFile({
  file,
  launch,
  request,
}: {
  file: ServedFile
  launch: LaunchToken
  request: Request
}): Promise<Response> {
  const headers = new Headers({
    ...packageHeaders(launch),
    'content-type': mimeType(file.name),
    'cache-control': 'private, no-cache',
  })
  return sendFile({ file, headers, request })
}
