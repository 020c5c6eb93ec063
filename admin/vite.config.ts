import react from '@vitejs/plugin-react'
import { schemeScript } from '@portico/shared/browser/color-scheme.ts'
import { defineConfig, type Plugin } from 'vite'

/** Sets the chosen color scheme before the first paint; the site's build lists the same script for the content security policy. */
const schemeInHead: Plugin = {
  name: 'portico-scheme',
  transformIndexHtml: () => [{ tag: 'script', children: schemeScript, injectTo: 'head-prepend' }],
}

// The edge serves the one page at every staff URL, and everything else below /_admin.
export default defineConfig({
  base: '/_admin/',
  plugins: [react(), schemeInHead],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
})
