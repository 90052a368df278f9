import { contrastRatio } from '@keepmark/ui/contrast';
import { expect, it } from 'vitest';
import { jobStages, stageOf, statusIcons } from './job-stages';
import { jobStatuses } from './job-status';

it('puts every status in one stage, and gives each its own icon', () => {
  expect(jobStages.flatMap(({ statuses }) => statuses).toSorted()).toEqual(jobStatuses.toSorted());
  expect(stageOf('interview-scheduled').label).toBe('Interview');
  expect(new Set(Object.values(statusIcons)).size).toBe(jobStatuses.length);
});

it('draws every icon with at least 4.5:1 on its own color, on any background', () => {
  for (const { color, onColor } of jobStages) expect(contrastRatio(color, onColor)).toBeGreaterThan(4.5);
});

/** What someone without red, green, or blue cones sees, by the matrices of Machado et al. (2009), severity 1. */
const blindness = {
  protanopia: [0.152_286, 1.052_583, -0.204_868, 0.114_503, 0.786_281, 0.099_216, -0.003_882, -0.048_116, 1.051_998],
  deuteranopia: [0.367_322, 0.860_646, -0.227_968, 0.280_085, 0.672_501, 0.047_413, -0.011_82, 0.042_94, 0.968_881],
  tritanopia: [1.255_528, -0.076_749, -0.178_779, -0.078_411, 0.930_809, 0.147_602, 0.004_733, 0.691_367, 0.3039],
};
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function labOf(rgb: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => Math.min(1, Math.max(0, value)));
  const curve = (value: number) => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

it.each(Object.entries(blindness))('has colors that people with %s can tell apart', (_name, matrix) => {
  const seen = jobStages.map(({ color }) => {
    const rgb = channels(color).map(linear);
    return labOf([0, 3, 6].map((row) => rgb.reduce((sum, value, at) => sum + value * (matrix[row + at] ?? 0), 0)));
  });
  for (const [at, one] of seen.entries()) {
    for (const other of seen.slice(at + 1)) {
      // A difference (CIE76) of 2.3 is just noticeable.
      expect(Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))).toBeGreaterThan(15);
    }
  }
});
