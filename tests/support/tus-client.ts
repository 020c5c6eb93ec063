import { Upload, type UploadOptions } from 'tus-js-client'
import { append_upload } from '../../shared/src/contract/uploads.ts'
import type { Person } from './world.ts'

/** Returns what a browser adds to each request of tus-js-client: cookies and the CSRF token, for a port of this machine. */
export async function tusHeaders(person: Person): Promise<Record<string, string>> {
  await person.send('GET', '/sanctum/csrf-cookie')
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    host: person.host,
    origin: `http://${person.host}`,
    cookie,
    'x-xsrf-token': decodeURIComponent(person.cookies.get('XSRF-TOKEN') ?? ''),
  }
}

/** Runs the real client, as browsers do, to send these bytes to an api at a port. Resolves with the upload's URL. */
export function tusUpload(
  bytes: Buffer,
  options: UploadOptions & { port: number },
): { upload: Upload; done: Promise<string> } {
  const { port, ...given } = options
  const ended = Promise.withResolvers<string>()
  const upload = new Upload(bytes, {
    endpoint: `http://127.0.0.1:${port}/api/tus`,
    retryDelays: [0, 100, 300, 1000],
    ...given,
    onError: (error) => ended.reject(error),
    onSuccess: () => ended.resolve(upload.url ?? ''),
  })
  return { upload, done: ended.promise }
}

/** The raw protocol, for requests that the client would never send. */
export const tus =
  (person: Person) =>
  (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: Uint8Array } = {},
  ): Promise<Response> =>
    person.send(method, path, {
      headers: {
        'tus-resumable': '1.0.0',
        ...(body ? { 'content-type': 'application/offset+octet-stream' } : {}),
        ...headers,
      },
      ...(body ? { body } : {}),
    })

export const metadata = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

export const pathOfUpload = (location: string | null): string =>
  append_upload.path.replace(':key', (location ?? '').split('/').at(-1) ?? '')
