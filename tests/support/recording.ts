// MPEG-1 Layer III at 128 kbit/s and 44.1 kHz: a frame is 417 bytes and lasts 26.12 ms. Empty side information is silence.
const head = Buffer.from([0xff, 0xfb, 0x90, 0x64])
const frame = Buffer.concat([head, Buffer.alloc(413)])

/** Returns a silent recording of this many frames that browsers play. */
export const recordingOf = (frames: number): Buffer => Buffer.concat(Array.from({ length: frames }, () => frame))
