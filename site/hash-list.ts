import { writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/** Lists the hashes of inline scripts and styles, from Astro's own content policy, for the edge's policy. */
export function hashList(): AstroIntegration {
  let out = new URL('./dist/', import.meta.url)
  return {
    name: 'portico-hash-list',
    hooks: {
      'astro:config:done': ({ config }) => void (out = config.outDir),
      'astro:build:ssr': ({ manifest }) => {
        if (!manifest.csp) throw new Error('the build has no content policy')
        const { scriptHashes, styleHashes } = manifest.csp
        writeFileSync(
          new URL('inline-hashes.json', out),
          JSON.stringify({ scripts: scriptHashes, styles: styleHashes }, null, 2),
        )
      },
    },
  }
}
