import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { schemeScript } from '@portico/shared/browser/color-scheme.ts'
import { chunksOfIslands } from './chunks-of-islands.ts'
import { hashList } from './hash-list.ts'
import { hashOf } from './hash-of.ts'
import { askedScript } from './src/loading/asked-script.ts'
import { earlyPressScript } from './src/loading/early-press-script.ts'
import { nameZoneScript } from './src/loading/name-zone-script.ts'
import { earlyReadsScript } from './src/loading/early-reads-script.ts'
import { pdfParts } from './pdf-parts.ts'
import { patternsInScripts } from './patterns-in-scripts.ts'

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
        hashes: [schemeScript, earlyReadsScript, earlyPressScript, nameZoneScript, askedScript].map(hashOf),
      },
      styleDirective: { resources: ["'self'"] },
    },
  },
  vite: {
    plugins: [patternsInScripts(), chunksOfIslands(), pdfParts()],
    build: { assetsInlineLimit: 0, cssCodeSplit: true },
  },
})
