export type Shape = {
  what: string
  /** the bytes, split into the packets that are sent */
  bytes: (host: string) => readonly string[]
  /** the status codes of both servers */
  statuses: readonly number[]
  /** requests that the api receives through the edge */
  through: readonly string[]
  /** requests that its own port receives, if different; Node's parser sees the head before anything can reject it */
  direct?: readonly string[]
}

const live = '/api/health/live'
const hidden = (host: string): string => `GET ${live}?smuggled HTTP/1.1\r\nHost: ${host}\r\nX-Ignore: x`
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`
const head = (method: string, host: string, ...lines: string[]): string =>
  [`${method} ${live}?first HTTP/1.1`, `Host: ${host}`, ...lines, '', ''].join('\r\n')
const refused = (method: string, direct = true) => ({
  statuses: [400],
  through: [],
  direct: direct ? [`${method} ${live}?first`] : [],
})
/** Returns a handshake that is accepted if nothing else is wrong with it. */
const upgrade = (method: string, host: string, ...lines: string[]): string =>
  head(
    method,
    host,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...lines,
  ).replace(`${live}?first`, '/api/realtime/app/portico')

const bodiless: readonly Shape[] = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
  {
    what: `${method} with a chunked body`,
    bytes: (host) => [head(method, host, 'Transfer-Encoding: chunked') + chunk(`${hidden(host)}\r\n\r\n`)],
    ...refused(method),
  },
  {
    what: `${method} with a chunked body that comes later`,
    bytes: (host) => [head(method, host, 'Transfer-Encoding: chunked'), chunk(`${hidden(host)}\r\n\r\n`)],
    ...refused(method),
  },
  {
    what: `${method} with a counted body`,
    bytes: (host) => [head(method, host, `Content-Length: ${hidden(host).length + 4}`) + `${hidden(host)}\r\n\r\n`],
    ...refused(method),
  },
  {
    what: `${method} with a counted body whose length Connection names`,
    bytes: (host) => [
      head(method, host, 'Connection: keep-alive, content-length', `Content-Length: ${hidden(host).length + 4}`) +
        `${hidden(host)}\r\n\r\n`,
    ],
    ...refused(method),
  },
])

const framing = (what: string, lines: readonly string[], seen = false): Shape => ({
  what,
  bytes: (host) => [head('POST', host, ...lines) + chunk(`${hidden(host)}\r\n\r\n`)],
  ...refused('POST', seen),
})

/** Requests that could make two readers of one connection disagree on where a request ends, plus valid requests that must get through. */
export const smugglingShapes: readonly Shape[] = [
  ...bodiless,
  framing('TE and CL', ['Transfer-Encoding: chunked', 'Content-Length: 4']),
  framing('CL and TE', ['Content-Length: 4', 'Transfer-Encoding: chunked']),
  framing('two lengths', ['Content-Length: 4', 'Content-Length: 200']),
  framing('a list of lengths', ['Content-Length: 4, 200']),
  framing('a signed length', ['Content-Length: +4']),
  framing('a hexadecimal length', ['Content-Length: 0x04']),
  framing('TE twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']),
  framing('TE chunked and identity', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']),
  framing('TE with a coding of no use', ['Transfer-Encoding: gzip, chunked'], true),
  framing('TE obfuscated by a letter', ['Transfer-Encoding: xchunked'], true),
  framing('TE obfuscated by a space before the colon', ['Transfer-Encoding : chunked']),
  framing('TE obfuscated by a folded line', ['Transfer-Encoding:', ' chunked']),
  framing('TE obfuscated by a vertical tab', ['Transfer-Encoding: \x0bchunked']),
  framing('TE obfuscated by quotes', ['Transfer-Encoding: "chunked"'], true),
  {
    what: 'an oversized chunk size',
    bytes: (host) => [
      `${head('POST', host, 'Transfer-Encoding: chunked')}1000000000000000A\r\n${hidden(host)}\r\n\r\n`,
    ],
    statuses: [400],
    through: [],
    direct: [`POST ${live}?first`],
  },
  {
    what: 'a chunk size that is no number',
    bytes: (host) => [`${head('POST', host, 'Transfer-Encoding: chunked')}0x5\r\nhello\r\n0\r\n\r\n`],
    statuses: [400],
    through: [],
    direct: [`POST ${live}?first`],
  },
  {
    what: 'bare LF between the lines',
    bytes: (host) => [`GET ${live}?first HTTP/1.1\nHost: ${host}\n\n`],
    statuses: [400],
    through: [],
  },
  {
    what: 'bare LF inside a header',
    bytes: (host) => [`GET ${live}?first HTTP/1.1\r\nHost: ${host}\r\nX-A: b\nX-C: d\r\n\r\n`],
    statuses: [400],
    through: [],
  },
  {
    what: 'TE in HTTP/1.0',
    bytes: (host) => [
      head('POST', host, 'Transfer-Encoding: chunked').replace('HTTP/1.1', 'HTTP/1.0') +
        chunk(`${hidden(host)}\r\n\r\n`),
    ],
    ...refused('POST'),
  },
  { what: 'an upgrade as browsers send it', bytes: (host) => [upgrade('GET', host)], statuses: [101], through: [] },
  {
    what: 'an upgrade with a body',
    bytes: (host) => [`${upgrade('GET', host, `Content-Length: ${hidden(host).length + 4}`)}${hidden(host)}\r\n\r\n`],
    statuses: [400],
    through: [],
  },
  {
    what: 'an upgrade by POST',
    bytes: (host) => [`${upgrade('POST', host, 'Content-Length: 5')}hello`],
    statuses: [400],
    through: [],
  },
  { what: 'two hosts', bytes: (host) => [head('GET', host, 'Host: elsewhere.example')], ...refused('GET') },
  {
    what: 'an upgrade to two hosts',
    bytes: (host) => [upgrade('GET', host, 'Host: elsewhere.example')],
    statuses: [400],
    through: [],
  },
  {
    what: 'Connection naming an end-to-end header of a POST',
    bytes: (host) => [
      `${head('POST', host, 'Connection: keep-alive, content-length, transfer-encoding, host', `Content-Length: ${hidden(host).length + 4}`)}${hidden(host)}\r\n\r\n`,
    ],
    statuses: [404],
    through: [`POST ${live}?first`],
  },
  {
    what: 'a POST with a chunked body',
    bytes: (host) => [head('POST', host, 'Transfer-Encoding: chunked'), chunk(`${hidden(host)}\r\n\r\n`)],
    statuses: [404],
    through: [`POST ${live}?first`],
  },
  {
    what: 'a body that stops halfway',
    bytes: (host) => [`${head('POST', host, 'Content-Length: 500')}${hidden(host)}\r\n\r\n`],
    statuses: [404],
    through: [`POST ${live}?first`],
  },
  {
    what: 'a chunk that stops halfway',
    bytes: (host) => [`${head('POST', host, 'Transfer-Encoding: chunked')}1f4\r\n${hidden(host)}\r\n\r\n`],
    statuses: [404],
    through: [`POST ${live}?first`],
  },
  {
    what: 'pipelined requests',
    bytes: (host) => [head('GET', host) + head('GET', host).replace('first', 'second')],
    statuses: [200, 200],
    through: [`GET ${live}?first`, `GET ${live}?second`],
  },
  {
    what: 'a pipelined request behind a refused one',
    bytes: (host) => [head('GET', host, 'Content-Length: 3') + 'abc' + head('GET', host).replace('first', 'second')],
    statuses: [400],
    through: [],
    direct: [`GET ${live}?first`, `GET ${live}?second`],
  },
]
