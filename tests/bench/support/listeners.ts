import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { signChannel, type Holder } from '../../../api/src/realtime/sign-channel.ts'

export type Listening = {
  port: number
  host: string
  sockets: number
  /** the text to find in a frame; each socket receives it once a round */
  word: string
  /** for our own server: the channel that every socket subscribes to */
  channel?: { name: string; holder: Holder; secret: string }
}
export type Listeners = {
  /** when the last socket received this round's frame, in ms on the machine's clock */
  lastDelivery: () => Promise<number>
  stop: () => void
}

const clock = (): number => performance.timeOrigin + performance.now()
const handshakes_at_once = 50
/** Spreads the sockets over several IPs, because one IP may open at most a thousand. */
const sockets_per_ip = 500

/** Opens many sockets in a separate process that reads only as much as counting needs, so the server is measured, not its clients. */
export function openListeners(wish: Listening): Promise<Listeners> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), JSON.stringify(wish)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const next = () =>
    new Promise<unknown>((done, fail) => {
      const ended = (code: number | null) => fail(new Error(`the listeners ended with ${code}`))
      child.once('exit', ended).once('message', (message) => {
        child.off('exit', ended)
        done(message)
      })
    })
  return next().then(() => ({ lastDelivery: () => next() as Promise<number>, stop: () => void child.kill('SIGKILL') }))
}

function masked(text: string): Buffer {
  const body = Buffer.from(text)
  const key = randomBytes(4)
  const length =
    body.length < 126
      ? Buffer.from([0x81, 0x80 | body.length])
      : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255])
  return Buffer.concat([length, key, body.map((byte, index) => byte ^ (key[index % 4] ?? 0))])
}

/** Opens one socket; resolves when it is subscribed to its channel (on the bare server, when it is open). */
function open(wish: Listening, index: number, heard: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(wish.port, '127.0.0.1').setNoDelay(true)
    const address = `10.1.${Math.floor(index / sockets_per_ip)}.1`
    let isOpen = false
    const ready = () => {
      isOpen = true
      done()
    }
    socket
      .once('error', fail)
      .once('close', () => (isOpen ? process.exit(1) : fail(new Error('a socket was closed'))))
      .once('connect', () =>
        socket.write(
          `GET /api/realtime/app/portico?protocol=7 HTTP/1.1\r\nHost: ${wish.host}\r\nX-Forwarded-For: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
        ),
      )
    socket.on('data', (part: Buffer) => {
      if (isOpen && part.includes(wish.word)) return heard()
      const text = part.toString()
      const socket_id = /socket_id\\":\\"([\d.]+)/.exec(text)?.[1]
      if (wish.channel && socket_id) {
        const { name, ...rest } = wish.channel
        return void socket.write(
          masked(
            JSON.stringify({
              event: 'pusher:subscribe',
              data: { channel: name, ...signChannel({ socket_id, channel: name, ...rest }) },
            }),
          ),
        )
      }
      if (text.includes('subscription_succeeded') || (!wish.channel && text.includes('101 '))) return ready()
      if (text.includes('pusher:ping')) socket.write(masked('{"event":"pusher:pong","data":{}}'))
    })
  })
}

async function listen(wish: Listening): Promise<void> {
  let missing = wish.sockets
  const heard = () => {
    missing -= 1
    if (missing > 0) return
    missing = wish.sockets
    process.send?.(clock())
  }
  for (let from = 0; from < wish.sockets; from += handshakes_at_once) {
    await Promise.all(
      Array.from({ length: Math.min(handshakes_at_once, wish.sockets - from) }, (_, index) =>
        open(wish, from + index, heard),
      ),
    )
  }
  process.send?.('open')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('disconnect', () => process.exit(0))
  await listen(JSON.parse(process.argv[2] ?? '{}') as Listening)
}
