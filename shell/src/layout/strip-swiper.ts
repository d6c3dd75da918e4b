import { Swiper } from 'swiper';
import { A11y, Navigation, Scrollbar } from 'swiper/modules';

/** Seven per view; on a phone seven would be 50 px each and unreadable, so about four, the last cut to show there is more. */
const PHONE_SLIDES = 4.25;

/** Asked here because the carousel moves by inline styles, which no media query reaches. */
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const slideMs = () => (prefersReducedMotion() ? 0 : 160);

/** A running carousel. */
export interface StripCarousel {
  /** Measures the items that stand in the strip now, and brings the one of this index into view; -1: stays where it is. */
  show(index: number): void;
  stop(): void;
}

/** Makes a carousel of the row of categories in `strip`, whose elements stay: arrows, a scrollbar to drag, nothing moves by itself. */
export function startCarousel(strip: HTMLElement): StripCarousel {
  // The carousel moves its items itself, from the first on.
  strip.scrollLeft = 0;
  const swiper = new Swiper(strip, {
    modules: [A11y, Navigation, Scrollbar],
    createElements: true,
    slidesPerView: PHONE_SLIDES,
    breakpoints: { 800: { slidesPerView: 7 } },
    spaceBetween: 0,
    speed: slideMs(),
    navigation: true,
    scrollbar: { enabled: true, draggable: true },
    a11y: {
      prevSlideMessage: '前一个分类',
      nextSlideMessage: '后一个分类',
      firstSlideMessage: '已到第一个分类',
      lastSlideMessage: '已到最后一个分类',
      slideRole: 'presentation',
      slideLabelMessage: '',
    },
  });
  return {
    show(index) {
      swiper.update();
      if (index < 0) return;
      const inView = Math.floor(Number(swiper.params.slidesPerView));
      const isShown = index >= swiper.activeIndex && index < swiper.activeIndex + inView;
      if (!isShown) swiper.slideTo(index - Math.floor(inView / 2), slideMs());
    },
    stop: () => swiper.destroy(),
  };
}
