import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroUserConfig } from 'astro'
import { chunkPlan, sharedChunks, type ChunkPlan } from './chunk-plan.ts'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

/** Bundles shared island code into the planned chunks and lists the imports of each script for the pages' heads. */
export function chunksOfIslands(): Plugin {
  let plan: ChunkPlan = new Map()
  return {
    name: 'chunks-of-islands',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      plan = chunkPlan(this)
    },
    outputOptions: (options) => ({
      ...options,
      // By default the name would list all scripts that share the chunk and make up most of a small script's bytes.
      chunkFileNames: ({ name }) => (/^page[~_]/.test(name) ? '_astro/[hash].js' : '_astro/[name].[hash].js'),
      codeSplitting: {
        groups: [
          {
            name: 'page',
            test: (id) => plan.get(id) === 'page',
            entriesAware: true,
            minShareCount: 2,
            // An extra request costs a page more than half a kilobyte of unused code.
            entriesAwareMergeThreshold: 512,
            priority: 99,
          },
          ...sharedChunks.map((name, place) => ({
            name,
            test: (id: string) => plan.get(id) === name,
            priority: name === 'frame' ? 100 : sharedChunks.length - place,
          })),
        ],
      },
    }),
    writeBundle({ dir = '' }, bundle) {
      const imports: Record<string, string[]> = {}
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') imports[`/${chunk.fileName}`] = chunk.imports.map((file) => `/${file}`)
      writeFileSync(join(dir, '..', 'script-imports.json'), JSON.stringify(imports))
    },
  }
}
