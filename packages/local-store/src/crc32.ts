const polynomial = 0xed_b8_83_20;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
  return remainder;
});

/** The CRC-32 (ISO 3309, as in PNG and ZIP) of the text in UTF-8, as eight hexadecimal digits. */
export function crc32(text: string): string {
  let remainder = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) {
    remainder = (remainder >>> 8) ^ table[(remainder ^ byte) & 0xff]!;
  }
  return ((remainder ^ 0xff_ff_ff_ff) >>> 0).toString(16).padStart(8, '0');
}
