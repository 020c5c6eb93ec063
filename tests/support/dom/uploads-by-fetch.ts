import { defaultOptions, type HttpRequest, type HttpResponse } from 'tus-js-client'
import { onTestFinished } from 'vitest'

/** Sends the page's uploads through its own fetch until the test ends; in Node, tus-js-client would open sockets and accept no File. */
export function uploadsByFetch(): void {
  const { httpStack, fileReader } = defaultOptions
  Object.assign(defaultOptions, {
    httpStack: { createRequest, getName: () => 'fetch' },
    fileReader: { openFile: (file: File) => Promise.resolve(sourceOf(file)) },
  })
  onTestFinished(() => void Object.assign(defaultOptions, { httpStack, fileReader }))
}

const sourceOf = (file: File) => ({
  size: file.size,
  slice: (start: number, end: number) => Promise.resolve({ value: file.slice(start, end), done: end >= file.size }),
  close: () => {},
})

function createRequest(method: string, url: string): HttpRequest {
  const headers = new Headers()
  const stopped = new AbortController()
  let onProgress = (_bytes: number) => {}
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => headers.set(name, value),
    getHeader: (name) => headers.get(name) ?? undefined,
    setProgressHandler: (handler) => void (onProgress = handler),
    async send(body: Blob | null | undefined) {
      // Reports progress while bytes are in transit, as a browser does.
      if (body) onProgress(Math.floor(body.size / 2))
      const bytes = body ? { body: new Uint8Array(await body.arrayBuffer()) } : {}
      return responseOf(await fetch(url, { method, headers, signal: stopped.signal, ...bytes }))
    },
    abort: () => Promise.resolve(stopped.abort()),
    getUnderlyingObject: () => null,
  }
}

async function responseOf(answer: Response): Promise<HttpResponse> {
  const text = await answer.text()
  return {
    getStatus: () => answer.status,
    getHeader: (name) => answer.headers.get(name) ?? undefined,
    getBody: () => text,
    getUnderlyingObject: () => null,
  }
}
