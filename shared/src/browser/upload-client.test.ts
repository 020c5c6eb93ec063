import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadsByFetch } from '../../../tests/support/dom/uploads-by-fetch.ts'
import type { Upload } from '../contract/uploads.ts'
import { errorMessage } from '../errors/message.ts'
import { settledUpload } from './settled-upload.ts'
import { startWhereItStopped, uploadClient } from './upload-client.ts'

const origin = 'http://school.portico.localhost'
let requests: { method: string; headers: Headers }[] = []
let answers: Response[] = []
beforeEach(() => {
  requests = []
  uploadsByFetch()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (_url: string, { method, headers }: { method: string; headers: Headers }) => {
    requests.push({ method, headers })
    return answers.shift() ?? expect.fail('no answer is left')
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = () =>
  new Promise<{ url: string } | { failure: string }>((done) => {
    const upload = uploadClient(new File(['abc'], 'lift.pdf'), {
      endpoint: `${origin}/api/tus`,
      metadata: { purpose: 'material' },
      onFailure: (failure) => done({ failure }),
      onSuccess: (url) => done({ url }),
    })
    void startWhereItStopped(upload)
  })
const refused = (status: number, body: string) => new Response(body, { status })

test('sends a file under its name and purpose with the CSRF token, and reports its URL', async () => {
  answers = [
    new Response(null, { status: 201, headers: { location: '/api/tus/key' } }),
    new Response(null, { status: 204, headers: { 'upload-offset': '3' } }),
  ]
  expect(await send()).toEqual({ url: `${origin}/api/tus/key` })
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
  expect(requests.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['token', 'token'])
  const metadata = `filename ${btoa('lift.pdf')},purpose ${btoa('material')}`
  expect(requests[0]?.headers.get('upload-metadata')).toBe(metadata)
})

test('[MED-021] reports the server’s own message, and a sentence of ours if there is none', async () => {
  answers = [refused(422, JSON.stringify({ error: { message: 'This file is empty.' } }))]
  expect(await send()).toEqual({ failure: 'This file is empty.' })
  answers = [refused(404, '<html>')]
  expect(await send()).toEqual({ failure: errorMessage('uploads.unexpected_response') })
})

test('asks for an upload by its key until the server accepted or refused it', async () => {
  vi.useFakeTimers()
  const states: Upload['state'][] = ['processing', 'processing', 'done']
  const asked: string[] = []
  const settled = settledUpload('/api/tus/key', async (key) => {
    asked.push(key)
    return { key, state: states.shift() } as Upload
  })
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await settled).toMatchObject({ key: 'key', state: 'done' })
  expect(asked).toEqual(['key', 'key', 'key'])
})
