/** The brands of HEIC and HEIF files, which iPhones save photos as. AVIF has others. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is a HEIC photo, by its first bytes: its name and type may be missing or wrong. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 64).arrayBuffer());
  if (start.slice(4, 8) !== 'ftyp') return false;
  const brands = [start.slice(8, 12), ...(start.slice(16).match(/.{4}/gsu) ?? [])];
  return !brands.includes('avif') && brands.some((brand) => heicBrands.has(brand));
}

/** Opens a photo as an image of the page. @throws where the browser can't */
export async function decodedAsImage(file: Blob): Promise<ImageBitmap> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/heic' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}
