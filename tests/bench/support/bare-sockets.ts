import { WebSocketServer } from 'ws'

// The floor: accepts every connection and sends one buffer to all of them in a plain loop.
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2]), perMessageDeflate: false })
server.once('listening', () => process.send?.('listening'))
process.on('message', (text: string) => {
  const bytes = Buffer.from(text)
  for (const client of server.clients) client.send(bytes, { binary: false })
})
process.once('disconnect', () => process.exit(0))
