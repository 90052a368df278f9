import { Radio, SimpleGrid } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ColorFamily, colorFamilies, followColorFamily, readColorFamily, writeColorFamily } from '@keepmark/ui';
import { palettes } from '@keepmark/ui/palettes';
import classes from './ColorFamilyChoice.module.css';

const name = (family: ColorFamily) => family.charAt(0).toUpperCase() + family.slice(1).replace('-', ' ');
const sampleShade = 6;

/** A choice of ten color families, applied immediately. */
export function ColorFamilyChoice({ onRefused }: { onRefused: () => void }) {
  const [family, setFamily] = useState(readColorFamily);
  useEffect(() => followColorFamily(setFamily), []);
  const choose = (next: string) => {
    const chosen = colorFamilies.find((candidate) => candidate === next);
    if (!chosen) return;
    setFamily(chosen);
    if (!writeColorFamily(chosen)) onRefused();
  };
  return (
    <Radio.Group label="Color" value={family} onChange={choose} w="100%">
      <SimpleGrid cols={{ base: 2, xs: 3, sm: 5 }} spacing="xs" mt="xs">
        {colorFamilies.map((each) => (
          <Radio.Card key={each} value={each} className={classes['card']}>
            <span data-swatch className={classes['sample']} style={{ backgroundColor: palettes[each][sampleShade] }} />
            {name(each)}
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
