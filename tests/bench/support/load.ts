import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { percentile } from './bench.ts'

export type Load = { port: number; host: string; path: string; connections: number; seconds: number }
export type Loaded = { rps: number; p50_ms: number; p99_ms: number }

/** Requests one page repeatedly on keep-alive connections from a separate process. Responses that differ in length or status count as errors. */
export function load(wish: Load): Promise<Loaded> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(wish)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  return new Promise((done, fail) =>
    child.once('exit', (code) =>
      code === 0 ? done(JSON.parse(text) as Loaded) : fail(new Error(`the load ended with ${code}`)),
    ),
  )
}

async function drive({ port, host, path, connections, seconds }: Load): Promise<Loaded> {
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: keep-alive\r\n\r\n`
  const waits: number[] = []
  const warm_until = performance.now() + 500
  const until = warm_until + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, () =>
      sendRepeatedly({ port, request, until, note: (sent, got) => sent > warm_until && waits.push(got - sent) }),
    ),
  )
  return { rps: waits.length / seconds, p50_ms: percentile(waits, 0.5), p99_ms: percentile(waits, 0.99) }
}

function sendRepeatedly({
  port,
  request,
  until,
  note,
}: {
  port: number
  request: string
  until: number
  note: (sent: number, got: number) => void
}): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    let wanted = 0
    let got = 0
    let sent = 0
    let head = ''
    const ask = () => {
      got = 0
      sent = performance.now()
      socket.write(request)
    }
    socket
      .once('connect', ask)
      .once('error', fail)
      .on('data', (part: Buffer) => {
        if (got === 0 && part.toString('latin1', 0, 12) !== 'HTTP/1.1 200')
          return void socket.destroy(new Error(`answered ${part.toString('latin1', 0, 40)}`))
        if (wanted === 0) {
          head += part.toString('latin1')
          const end = head.indexOf('\r\n\r\n')
          if (end >= 0) wanted = end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN)
        }
        got += part.length
        if (wanted === 0 || got < wanted) return
        if (got > wanted) return void socket.destroy(new Error('answers differ in length'))
        const now = performance.now()
        note(sent, now)
        if (now < until) return ask()
        socket.end()
        done()
      })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await drive(JSON.parse(process.argv[2] ?? '{}') as Load)))
