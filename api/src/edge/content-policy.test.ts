import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { adminFolder, assetsFolder, treeFolder } from '../domains/publishing/folders.ts'
import { noHashes } from '../domains/publishing/inline-hashes.ts'
import { pageHeaders } from './response-headers.ts'

const config = readConfig({ PUBLIC_HOST: 'academy.example', CONTENT_HOST: 'content.example', DATA_DIR: '/data' })
const picturesOf = (file: string) =>
  pageHeaders(file, noHashes, config)
    .join('\n')
    .match(/img-src ([^;]+)/)?.[1]
    ?.split(' ')

test('the admin app blocks pictures from other sites, regardless of who inserted them', () => {
  const admin = picturesOf(join(assetsFolder(config), adminFolder, 'index.html'))
  expect(admin?.slice(0, 3)).toEqual(["'self'", 'data:', 'blob:'])
  expect([admin?.includes('https:'), admin?.length]).toEqual([false, 4])
})

test('published pages still show other sites’ pictures in older texts', () => {
  expect(picturesOf(join(treeFolder(config, 'portals', 24), 'index.html'))).toContain('https:')
})
