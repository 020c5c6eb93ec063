import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { AstroUserConfig } from 'astro'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

const folders = ['cmaps', 'standard_fonts', 'wasm'] as const

/** Copies what pdf.js loads only for documents that need it: character maps, fonts, decoders for scanned pages (open-pdf.ts). */
export function pdfParts(): Plugin {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    name: 'pdf-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const folder of folders)
        for (const file of readdirSync(join(root, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `pdf/${folder}/${file}`,
            source: readFileSync(join(root, folder, file)),
          })
    },
  }
}
