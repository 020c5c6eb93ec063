import { writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'

/** Writes down which inline scripts and styles this build's pages have: the list that Astro's own content policy uses, for the edge's. */
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
