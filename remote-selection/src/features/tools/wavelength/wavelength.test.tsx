// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { advise, ledNames, usualNm } from './advise';
import { Wavelength } from './wavelength';

afterEach(cleanup);

describe('advise', () => {
  it('makes a feature bright by its own colour and dark by the opposite', () => {
    const { same, opposite, complement } = advise('red', 'white');
    expect(ledNames(same)).toBe('红光');
    expect(ledNames(opposite)).toBe('绿光、蓝光');
    expect(complement).toBe('绿（色光互补为青）');
  });

  it('names what parts a feature from its background, and nothing where colour does not', () => {
    expect(advise('red', 'green').apart).toEqual([
      { led: 'red', feature: 'bright' },
      { led: 'green', feature: 'dark' },
    ]);
    expect(advise('blue', 'blue').apart).toEqual([]);
    expect(advise('white', 'black').complement).toBeNull();
  });

  it('takes the middle of a range, 850 nm of infrared; white has none', () => {
    expect(usualNm('green')).toBe(525);
    expect(usualNm('infrared')).toBe(850);
    expect(usualNm('white')).toBeNull();
  });
});

describe('Wavelength', () => {
  it('labels a wavelength by the bands, and says where the eye sees nothing', () => {
    const { rerender } = render(<Wavelength wavelengthNm={550} />);
    expect(screen.getByText('可见光')).toBeTruthy();
    const centres = within(screen.getByRole('list', { name: '波段中心' })).getAllByRole('listitem');
    expect(centres.map(item => item.textContent)).toEqual(
      ['400', '450', '500', '550', '600', '650', '700'].map(nm => `${nm} nm`),
    );
    rerender(<Wavelength wavelengthNm={850} />);
    expect(screen.getByText('红外，肉眼不可见')).toBeTruthy();
    rerender(<Wavelength wavelengthNm={365} />);
    expect(screen.getByText('紫外，肉眼不可见')).toBeTruthy();
  });

  it('takes the wavelength of a light, or one in between', () => {
    const onChange = vi.fn();
    render(<Wavelength wavelengthNm={550} onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: '按蓝光 455 nm 计算' }));
    expect(onChange).toHaveBeenLastCalledWith(455);
    fireEvent.change(screen.getByRole('slider', { name: /波长/ }), { target: { value: '600' } });
    expect(onChange).toHaveBeenLastCalledWith(600);
    expect(screen.queryByRole('button', { name: /白光/ })).toBeNull();
  });

  it('advises for the colours that are chosen', () => {
    render(<Wavelength wavelengthNm={550} />);
    expect(screen.getAllByText('特征暗、底色亮')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('底色'), { target: { value: 'red' } });
    expect(screen.getByText(/特征与底色同色/)).toBeTruthy();
  });
});
