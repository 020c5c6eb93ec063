import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The edge serves the one page at every staff address, and the rest below /_admin.
export default defineConfig({
  base: '/_admin/',
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
})
