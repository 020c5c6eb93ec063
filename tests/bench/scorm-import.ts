import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { alternate, median, type Bench } from './support/bench.ts'
import { importInProcess } from './support/import-process.ts'
import { makeLargePackage } from '../../api/local/demo/scorm/make-large-package.ts'

const run = promisify(execFile)
const files = Number(process.env.BENCH_FILES ?? 1_024)
const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`

/** Imports a 1 GiB package the way an upload does, against `unzip` of the same file; also checks whether a larger one needs more memory. */
export const bench: Bench = {
  id: 'R18',
  title: `SCORM import of ${mebibytes(files * 1024 ** 2)}`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    let turn = 0
    const next = () => join(folder, `turn-${(turn += 1)}`)
    try {
      const [large, small] = [join(folder, 'large.zip'), join(folder, 'small.zip')]
      await makeLargePackage(large, files)
      await makeLargePackage(small, Math.ceil(files / 8))
      const cleared = async <T>(work: (into: string) => Promise<T>): Promise<T> => {
        const into = next()
        return work(into).finally(() => rmSync(into, { recursive: true, force: true }))
      }
      const peaks: number[] = []
      const found = await alternate(
        {
          imports: () =>
            cleared(async (into) => {
              const { took_ms, peak_bytes } = await importInProcess(large, into)
              peaks.push(peak_bytes)
              return took_ms
            }),
          unzips: () =>
            cleared(async (into) => {
              const began = performance.now()
              await run('unzip', ['-q', large, '-d', into])
              return performance.now() - began
            }),
        },
        3,
      )
      const { peak_bytes } = await cleared((into) => importInProcess(small, into))
      const ratio = median(found.unzips) / median(found.imports)
      const growth = median(peaks) - peak_bytes
      return [
        { what: 'package', value: `${mebibytes(statSync(large).size)} zipped, ${files} files` },
        { what: 'import', value: `${Math.round(median(found.imports))} ms, hash included` },
        { what: 'unzip', value: `${Math.round(median(found.unzips))} ms` },
        { what: 'ratio', value: ratio.toFixed(2), target: '≥ 0.5', met: ratio >= 0.5 },
        {
          what: 'memory beyond that of an eighth of it',
          value: mebibytes(growth),
          target: '≤ 64 MiB',
          met: growth <= 64 * 1024 ** 2,
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
