import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { schemeScript } from '@portico/shared/browser/color-scheme.ts'
import { createHash } from 'node:crypto'
import { chunksOfIslands } from './chunks-of-islands.ts'
import { hashList } from './hash-list.ts'
import { awaitResultsScript, earlyPressScript, earlyReadsScript, nameZoneScript } from './src/loading/inline-scripts.ts'
import { pdfParts } from './pdf-parts.ts'
import { patternsInScripts } from './patterns-in-scripts.ts'

/** The hash of an inline script as written in a content security policy. */
const hashOf = (script: string): `sha256-${string}` => `sha256-${createHash('sha256').update(script).digest('base64')}`

// The renderer: the worker renders pages one by one and stores them as files; nothing here runs per visitor.
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), hashList()],
  trailingSlash: 'never',
  compressHTML: 'jsx',
  devToolbar: { enabled: false },
  prefetch: false,
  build: { inlineStylesheets: 'never' },
  security: {
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data: https:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: {
        resources: ["'self'"],
        hashes: [schemeScript, earlyReadsScript, earlyPressScript, nameZoneScript, awaitResultsScript].map(hashOf),
      },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [patternsInScripts(), chunksOfIslands(), pdfParts()],
    build: { assetsInlineLimit: 0, cssCodeSplit: true },
  },
})
