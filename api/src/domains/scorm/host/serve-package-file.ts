import type { LaunchToken } from './launch-token.ts'
import { mimeType } from '../../../kernel/mime-type.ts'
import { sendFile, type ServedFile } from '../../../serving/send-file.ts'

/**
 * Headers of every package page: framed only by itself and the portal it was launched from, nosniff, and its token never passed on. No script-src:
 * authoring tools need inline scripts and eval, and each package has its own origin.
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

/** Serves all or part of a package file. Browsers may cache it but revalidate each time, so access ends with the launch. */
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
