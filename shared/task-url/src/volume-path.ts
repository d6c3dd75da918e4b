/**
 * Address of the page of 3D area cameras, with what it shows first. In a file of its own: pages that only lead there take nothing
 * else along.
 */
export const volumePath = '/selection/volume';
