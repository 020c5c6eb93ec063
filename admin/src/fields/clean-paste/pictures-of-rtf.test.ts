import { expect, test } from 'vitest'
import { picturesOfRtf } from './pictures-of-rtf.ts'

const png = '89504e470d0a1a0a0000000d49484452'
const rtf = `{\\rtf1\\ansi See {\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw10\\pich10\\pngblip\\bliptag-12{\\*\\blipuid 00ff00ff00ff00ff00ff00ff00ff00ff}
${png.slice(0, 16)}
${png.slice(16)}}}{\\nonshppict{\\pict\\picw10\\wmetafile8 0100090000}}\\par and {\\*\\shppict{\\pict\\jpegblip ffd8ffe000104a464946000101}} end}`

test('finds PNG and JPEG pictures in their order, each once', async () => {
  const found = picturesOfRtf(rtf)
  expect(found.map(({ type, size }) => [type, size])).toEqual([
    ['image/png', 16],
    ['image/jpeg', 13],
  ])
  expect(Buffer.from((await found[0]?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('hex')).toBe(png)
  expect(picturesOfRtf('{\\rtf1 plain text}')).toEqual([])
})
