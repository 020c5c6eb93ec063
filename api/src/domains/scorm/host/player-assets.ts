import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

type Asset = { type: string; body: Buffer; gzip: Buffer }
export type PlayerAssets = { version: string; files: Map<string, Asset> }

const PLAYER = new URL('../player/', import.meta.url)
const SCORM_AGAIN = 'scorm-again.js'
/** Rules shared by player and server. */
const RULES = [
  'status-at-finish',
  'flight',
  'normal-cmi-value',
  'check-cmi-value',
  'cmi-elements',
  'cmi-types',
  'list-counts',
]

// The player is plain TypeScript, one module per file, so stripping the types is the whole build.
function browserScript(source: string): string {
  return stripTypeScriptTypes(source)
    .replace(/'(\.\/[\w-]+)\.ts'/g, "'$1.js'")
    .replace(/'@portico\/shared\/rules\/scorm\/([\w-]+)\.ts'/g, "'./$1.js'")
    .replace("'scorm-again'", `'./${SCORM_AGAIN}'`)
}

async function sources(): Promise<[name: string, type: string, text: string][]> {
  const names = (await readdir(PLAYER)).filter((name) => /^[\w-]+\.(?:ts|css)$/.test(name)).toSorted()
  const own = names.map(async (name): Promise<[string, string, string]> => {
    const text = await readFile(new URL(name, PLAYER), 'utf8')
    return name.endsWith('.css')
      ? [name, 'text/css', text]
      : [name.replace(/\.ts$/, '.js'), 'text/javascript', browserScript(text)]
  })
  const rules = RULES.map(async (name): Promise<[string, string, string]> => {
    const file = fileURLToPath(import.meta.resolve(`@portico/shared/rules/scorm/${name}.ts`))
    return [`${name}.js`, 'text/javascript', browserScript(await readFile(file, 'utf8'))]
  })
  const library = await readFile(fileURLToPath(import.meta.resolve('scorm-again/scorm12/min')), 'utf8')
  return [
    ...(await Promise.all([...own, ...rules])),
    [SCORM_AGAIN, 'text/javascript', library.replace(/\n\/\/# sourceMappingURL=\S*\s*$/, '\n')],
  ]
}

/** The player's scripts and styles, ready to send. `version` is a hash of their contents, so their URLs can be cached permanently. */
export async function loadPlayerAssets(): Promise<PlayerAssets> {
  const hash = createHash('sha256')
  const files = new Map<string, Asset>()
  for (const [name, type, text] of await sources()) {
    const body = Buffer.from(text)
    hash.update(name).update(body)
    files.set(name, { type: `${type}; charset=utf-8`, body, gzip: gzipSync(body, { level: 9 }) })
  }
  return { version: hash.digest('hex').slice(0, 16), files }
}

/** Serves one of them; null if there is none of that name. A URL with another version is served but not cached. */
export function servePlayerAsset({
  assets,
  version,
  name,
  request,
}: {
  assets: PlayerAssets
  version: string
  name: string
  request: Request
}): Response | null {
  const asset = assets.files.get(name)
  if (!asset) return null
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const body = zipped ? asset.gzip : asset.body
  return new Response(new Uint8Array(body), {
    headers: {
      'content-type': asset.type,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': version === assets.version ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(zipped && { 'content-encoding': 'gzip' }),
    },
  })
}
