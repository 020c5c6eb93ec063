import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Whether a server could listen on this port of 127.0.0.1 and of all addresses. */
export async function isFree(port: number): Promise<boolean> {
  return (await listensOn(port, '127.0.0.1')) !== undefined && (await listensOn(port, '0.0.0.0')) !== undefined
}

// Below the ports that systems give to outgoing connections (from 32,768 on): one of those may be taken by anybody's request
// between the moment it is found free and the moment a server listens, or while that server is being restarted.
const lowest = 10_240
const highest = 32_700
const tries = 50

/** `preferred` when nobody listens there, otherwise a port that no outgoing connection takes. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && preferred < 65536 && (await isFree(preferred))) return preferred
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  const port = await listensOn(0, '127.0.0.1')
  if (port === undefined) throw new Error('This machine has no free port on 127.0.0.1.')
  return port
}

function listensOn(port: number, host: string): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
