type FontFamily = {
  /** of the package @fontsource/…, all under the SIL Open Font License 1.1 */
  readonly files: string
  readonly name: string
  readonly subsets: readonly string[]
  readonly weights: readonly (400 | 600)[]
}

/**
 * The fonts bundled for PDFs (OFL 1.1). Each letter uses the first font that has it: Latin, Greek and Cyrillic, then Arabic, Hebrew and simplified
 * Chinese. Issuing a certificate rejects letters that none of them has.
 */
export const fontFamilies: readonly FontFamily[] = [
  {
    files: 'source-serif-4',
    name: 'Source Serif 4',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'],
    weights: [400, 600],
  },
  { files: 'noto-naskh-arabic', name: 'Noto Naskh Arabic', subsets: ['arabic'], weights: [400, 600] },
  { files: 'noto-serif-hebrew', name: 'Noto Serif Hebrew', subsets: ['hebrew'], weights: [400, 600] },
  { files: 'zcool-xiaowei', name: 'ZCOOL XiaoWei', subsets: ['chinese-simplified'], weights: [400] },
]

/** One font file per subset; the renderer knows each by its own name. */
export const fontFiles = fontFamilies.flatMap(({ files, name, subsets, weights }) =>
  subsets.map((subset) => ({
    family: `${name} ${subset}`,
    weights,
    fileOf: (weight: number) => `@fontsource/${files}/files/${files}-${subset}-${weight}-normal.woff`,
  })),
)
