import { readFile } from 'node:fs/promises'

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

async function descendants(pid: number): Promise<number[]> {
  const children = (await read(`/proc/${pid}/task/${pid}/children`)).trim().split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(children.map(descendants))).flat()]
}

/** Bytes of memory that a process and all that it started use, shared pages counted once; 0 where the system does not say. */
export async function memoryOf(pid: number): Promise<number> {
  const sizes = await Promise.all(
    (await descendants(pid)).map(async (one) =>
      Number(/^Pss:\s+(\d+) kB/m.exec(await read(`/proc/${one}/smaps_rollup`))?.[1] ?? 0),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0) * 1024
}
