import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AstroUserConfig } from 'astro'
import { chunkPlan, sharedChunks, type ChunkPlan } from './chunk-plan.ts'

type Plugin = Extract<NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number], { name: string }>

/** Puts what islands share in the few chunks that the plan names, and lists what each script imports, for the pages' heads. */
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
      // Named for all that share them, names would be most of a small script's bytes.
      chunkFileNames: ({ name }) => (/^page[~_]/.test(name) ? '_astro/[hash].js' : '_astro/[name].[hash].js'),
      codeSplitting: {
        groups: [
          {
            name: 'page',
            test: (id) => plan.get(id) === 'page',
            entriesAware: true,
            minShareCount: 2,
            // A request more costs a page more than half a kilobyte that it does not run.
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
