import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PgTable } from 'drizzle-orm/pg-core'

/** A table with its exported name and the folder that owns it, such as "domains/orders" or "kernel". */
export type DeclaredTable = { table: PgTable; name: string; owner: string }

/** Reads every `tables.ts` of the API. */
export async function declaredTables(): Promise<DeclaredTable[]> {
  const root = fileURLToPath(new URL('../../api/src/', import.meta.url))
  const files = globSync('{kernel,domains/*}/tables.ts', { cwd: root })
  const perFile = await Promise.all(
    files.map(async (file) => {
      const module = (await import(`${root}${file}`)) as Record<string, unknown>
      return Object.entries(module).flatMap(([name, table]) =>
        table instanceof PgTable ? [{ table, name, owner: file.replace('/tables.ts', '') }] : [],
      )
    }),
  )
  return perFile.flat()
}
