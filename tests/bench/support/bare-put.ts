import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'

// The floor: one request whose body is written to a file and flushed to disk before the response.
const [, , port, file = ''] = process.argv
const server = createServer((request, response) => {
  pipeline(request, createWriteStream(file, { flush: true })).then(
    () => response.writeHead(204).end(),
    () => response.destroy(),
  )
})
server.listen(Number(port), '127.0.0.1', () => process.send?.('listening'))
process.once('disconnect', () => process.exit(0))
