import { createReadStream } from 'node:fs'
import { importPackage } from '../../../api/src/domains/scorm/import/import-package.ts'
import { createDiskStorage } from '../../../api/src/storage/disk-storage.ts'
import { storageKey } from '../../../api/src/storage/storage-key.ts'

const [zip = '', folder = ''] = process.argv.slice(2)
const storage = createDiskStorage(folder)
const upload = storageKey('uploads/large.zip')
await storage.put(upload, createReadStream(zip))
const began = performance.now()
const done = await importPackage({ storage, upload })
const took_ms = performance.now() - began
if (!done.ok) throw new Error(done.code)
const peak_bytes = process.resourceUsage().maxRSS * 1024
process.stdout.write(JSON.stringify({ took_ms, peak_bytes, files: done.package.files }))
